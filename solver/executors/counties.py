"""In which country a county, a state or a province lies that pages name behind a town: `Eastbourne in Sussex`."""

from __future__ import annotations

_COUNTIES = """Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumberland|Cumbria|Derbyshire|
Devon|Dorset|Durham|County Durham|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Huntingdonshire|Kent|
Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|
Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Sussex|East Sussex|West Sussex|Warwickshire|
Westmorland|Wiltshire|Worcestershire|Yorkshire|North Yorkshire|South Yorkshire|West Yorkshire|Greater Manchester"""
_STATES = """Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|
Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|
Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|
Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming"""
_PROVINCES = "Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Quebec|Saskatchewan"
_AUSTRALIAN = "New South Wales|Queensland|South Australia|Tasmania|Western Australia"
_LANDS = """Bavaria|Brandenburg|Hesse|Lower Saxony|Saxony|Saxony-Anhalt|Schleswig-Holstein|Thuringia|
North Rhine-Westphalia|Rhineland-Palatinate|Baden-Württemberg"""

COUNTRY_OF = {
    name.strip(): country
    for country, names in (
        ("England", _COUNTIES),
        ("United States", _STATES),
        ("Canada", _PROVINCES),
        ("Australia", _AUSTRALIAN),
        ("Germany", _LANDS),
    )
    for name in names.split("|")
}
"""Countries by their parts; none whose name is that of a country as well, as Georgia is."""
