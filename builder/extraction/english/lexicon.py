"""Words that the grammar needs to know: what common nouns say about a type, and adjectives of countries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType


def _invert(groups: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType({word: kind for kind, words in groups.items() for word in words.split()})


# The type of what a noun names, in `X is a … NOUN` and `the NOUN X`.
TYPE_NOUNS = _invert(
    {
        "Film": "film movie picture documentary featurette biopic thriller western musical sequel prequel",
        "Series": "series sitcom miniseries serial soap telenovela anime",
        "Programme": "programme program show",
        "Song": "song single ballad anthem tune hymn",
        "Album": "album ep soundtrack mixtape",
        "Book": "novel book novella memoir autobiography biography manga comic poem trilogy essay "
        "tragedy treatise textbook monograph pamphlet novelette webcomic",
        "Work": "opera play painting sculpture symphony videogame game musical ballet composition sonata cantata "
        "concerto oratorio operetta fresco mural altarpiece engraving woodcut",
        "Company": "company corporation studio label firm manufacturer airline broadcaster bank retailer "
        "subsidiary conglomerate brewery distributor startup publisher carrier winery distillery automaker shipyard "
        "consultancy",
        "School": "university college school academy institute conservatory seminary polytechnic gymnasium",
        "Organization": "organization organisation band group party team club agency network association "
        "foundation charity federation union orchestra institution museum newspaper magazine society duo trio "
        "ministry committee council league army church hospital library gallery zoo commission bureau choir ensemble "
        "quartet quintet confederation alliance coalition consortium cooperative periodical journal tabloid regiment "
        "battalion fraternity sorority militia parliament legislature tribunal troupe chain",
        "City": "city town metropolis",
        "Country": "country state republic kingdom nation",
        "Place": "village district county province island river mountain lake suburb municipality region commune "
        "neighbourhood neighborhood area street building borough township hamlet parish prefecture peninsula "
        "territory capital castle palace stadium theatre theater hotel bridge tower skyscraper cathedral temple "
        "viaduct stratovolcano strait "
        "arena abbey monastery mosque shrine park airport prison jail cemetery fort fortress mansion mall settlement "
        "valley volcano reservoir dam canal bay hill glacier waterfall square courthouse house farmhouse villa "
        "lighthouse tunnel highway motorway road avenue boulevard locality quarter creek stream watercourse "
        "tributary brook sea ocean "
        "gulf fjord lagoon islet atoll archipelago headland peak summit massif plateau desert airfield airbase "
        "heliport harbour harbor port marina pier racecourse racetrack velodrome ballpark mausoleum pagoda synagogue "
        "basilica chapel convent priory manor aquarium monument obelisk fountain plaza pavilion observatory cave "
        "crater colliery mine ranch woodland wetland marsh oasis waterway oblast barangay subregion",
        "Award": "award prize medal",
        "Event": "festival ceremony war battle tournament championship election competition concert revolution "
        "spaceflight siege skirmish massacre uprising rebellion revolt mutiny conflict referendum earthquake hurricane "
        "cyclone typhoon tsunami flood famine epidemic pandemic disaster bombing shooting assassination raid crusade "
        "regatta pageant contest race marathon bout conference convention exhibition expo",
        "Character": "character protagonist",
        "Thing": "ship liner vessel steamship ferry yacht boat cruiser battleship warship statue aircraft satellite "
        "spacecraft probe car automobile motorcycle locomotive helicopter airliner bomber glider tank rifle pistol "
        "missile schooner barque frigate destroyer submarine minesweeper corvette tanker freighter trawler smartphone "
        "coaster",
    }
)

# Definite nouns that stand for the page's subject, or for the last thing of their type.
REFERRING = _invert(
    {
        "Film": "film movie picture documentary sequel",
        "Series": "series sitcom serial show",
        "Programme": "programme program",
        "Song": "song single ballad",
        "Album": "album record ep",
        "Book": "novel book",
        "Company": "company firm studio label corporation",
        "School": "university college school academy institute",
        "Organization": "organization organisation band group team club agency party institution foundation "
        "magazine newspaper museum orchestra association society choir",
        "City": "city town",
        "Country": "country",
        "Place": "village island district river province county building centre center",
        "Award": "award prize",
        "Event": "festival ceremony event",
        "Thing": "ship liner vessel wreck statue",
    }
)

PERSON_NOUNS = frozenset(
    """actor actress director filmmaker screenwriter writer producer singer songwriter musician composer author
    novelist poet politician businessman businesswoman entrepreneur comedian presenter host model dancer
    journalist editor painter sculptor artist architect engineer scientist physicist chemist mathematician
    economist historian philosopher lawyer judge physician doctor nurse teacher professor academic scholar
    footballer player cricketer athlete swimmer boxer wrestler cyclist runner skater gymnast racer driver coach
    manager soldier officer general admiral king queen prince princess duke earl emperor empress nobleman
    noblewoman aristocrat bishop priest pope cardinal theologian activist philanthropist executive investor
    banker lyricist rapper drummer guitarist pianist violinist conductor choreographer cinematographer
    photographer animator cartoonist illustrator magician astronaut explorer inventor pioneer statesman diplomat
    lieutenant colonel captain commander president minister senator governor mayor judge barrister solicitor
    playwright dramatist critic essayist translator linguist psychologist sociologist anthropologist biologist
    botanist zoologist geologist astronomer programmer developer designer chef stuntman stuntwoman
    personality celebrity socialite performer vocalist bassist keyboardist saxophonist trumpeter cellist organist
    broadcaster impresario financier industrialist merchant farmer educator missionary monk nun rabbi saint
    mogul magnate tycoon hostess countess duchess baron baroness statistician microbiologist builder shipbuilder
    miller grocer greengrocer tailor butcher baker carpenter blacksmith brewer clerk surgeon cameraman bookseller
    shopkeeper landowner stockbroker shoemaker weaver fisherman restaurateur hairdresser jockey librarian curator
    archivist shipowner brewer trader draper innkeeper worker labourer laborer welder manufacturer craftsman
    salesman saleswoman policeman policewoman postman fireman seaman sportsman
    sportswoman clergyman congressman councilman councillor stagehand seamstress dressmaker housewife homemaker
    housekeeper waitress waiter secretary accountant bookkeeper miner plumber mechanic electrician
    goldsmith silversmith locksmith saddler cobbler glazier furrier upholsterer bricklayer
    schoolteacher schoolmaster schoolmistress headmaster headmistress midwife veterinarian dentist optician
    pharmacist attorney prosecutor notary consul ambassador sailor admiral
    pilot aviator navigator surveyor contractor dealer jeweller jeweler importer exporter agent auctioneer
    gardener rancher planter vintner winemaker caterer umpire referee bodybuilder
    golfer rower sprinter hurdler fencer judoka mountaineer sculptress authoress patroness abbess vicar pastor
    preacher deacon minstrel bandleader songstress soprano tenor baritone contralto ballerina
    percussionist multi-instrumentalist cryptographer
    cryptanalyst virologist neurologist neuroscientist geneticist biochemist astrophysicist oceanographer
    lexicographer philologist classicist theorist logician topologist geometer
    dj deejay businessperson psychoanalyst polymath researcher commissioner reporter correspondent columnist
    sportscaster newscaster commentator announcer puppeteer ventriloquist jurist printer engraver
    midfielder defender goalkeeper pitcher catcher infielder outfielder quarterback linebacker goaltender winger
    skier jumper steeplechaser weightlifter powerlifter diver surfer snowboarder luger thrower vaulter grandmaster
    triathlete decathlete heptathlete pentathlete biathlete kickboxer karateka yachtsman cosmonaut cleric archbishop
    chaplain friar imam privateer revolutionary suffragette traveller traveler kayaker""".split()
)
_PERSON_ENDINGS = ("ist", "ologist", "writer", "maker", "player", "woman", "grapher", "wright", "ician")

# Nouns of a definition that say whose relative or what rank somebody is, not what they do.
NO_OCCUPATION = frozenset(
    """son daughter child brother sister wife husband father mother member founder co-founder graduate native
    resident winner recipient one man woman person people figure member owner alumnus descendant heir widow
    friend name star icon legend part half partner nephew niece cousin uncle aunt grandson granddaughter
    grandfather grandmother citizen""".split()
)

PEOPLE_NOUNS = NO_OCCUPATION - {"part", "half", "name", "legend", "icon", "one", "figure", "member", "star"}

KINSFOLK = frozenset(
    """son daughter child brother sister wife husband father mother widow widower nephew niece cousin uncle aunt
    grandson granddaughter grandfather grandmother stepson stepdaughter stepfather stepmother""".split()
)
# What is played without being anybody's part in a film.
NO_PARTS = frozenset(
    """music song tune melody theme score concert gig game match instrument zither piano guitar bass violin viola
    cello harp flute clarinet oboe bassoon saxophone trumpet trombone horn tuba drum drums percussion organ
    keyboard keyboards synthesizer accordion banjo mandolin sitar erhu pipa guzheng harmonica bagpipes ukulele
    football soccer cricket tennis golf rugby hockey baseball basketball volleyball badminton chess poker
    cards""".split()
)

# What says that somebody plays, not whom.
ROLE_WORDS = frozenset("role roles part parts lead leads character characters".split())

HONORIFICS = frozenset(
    """mr mrs ms miss dr sir dame prof professor president mr. mrs. ms. dr. prof. director actor actress senator
    governor minister lieutenant captain sergeant major general colonel emperor empress rev. reverend hon. hon
    judge singer comedian producer mayor
    ambassador madam brigadier chef coach commander lt. gen. col. capt. sgt. maj. cmdr. adm. sen. gov. rep.
    bishop archbishop rabbi""".split()
)
# Small words within names, as alternatives of an expression: those commonest in names of people, all in such names,
# and those in names of places.
PARTICLES = "de|van|von"
PARTICLES_OF_PEOPLE = f"{PARTICLES}|del|da|das|do|dos|di|den|der|la|las|los|y|i|e"
PARTICLES_OF_PLACES = "de|la|le|les|of|upon|am|an|der|im|do|da|dos|del|du|di|della|el|al|sur|bei|auf|in der"

# Words of posts and degrees: capitals do not make a name of them (`President & CEO`, `Vice President`).
POST_WORDS = frozenset(
    """ceo cfo coo cto cio chief executive officer president vice chairman chairwoman chairperson chair
    co-chairman managing director general manager founder co-founder cofounder owner co-owner partner
    principal secretary treasurer senior junior executive assistant associate deputy professor emeritus
    lecturer fellow head member editor-in-chief editor correspondent senator governor minister commissioner
    superintendent svp evp vp avp consultant analyst engineer scientist administrator coordinator
    operating financial technology information marketing administrative group non-executive
    rector investigator visiting adjunct distinguished
    jr jr. sr sr. phd ph.d. mba""".split()
)
# Words that name a field, never a body: nobody is employed by Applied Mathematics.
FIELD_WORDS = frozenset(
    """mathematics science sciences computer computing physics chemistry biology economics engineering medicine
    law history philosophy psychology sociology political politics marketing sales development operations
    finance business administration international product strategy strategic technology information human
    resources communications applied theoretical medical surgery pediatrics literature english music theology
    astronomy statistics anthropology linguistics journalism education research planning public relations
    affairs policy global corporate clinical molecular genetics art arts studies management accounting design
    architecture agriculture software latin american european commercial personnel""".split()
)
# Words that are no body by themselves.
VAGUE_BODIES = frozenset(
    """board boards directors trustees governors company university college school state institute department
    center centre group firm club commission committee""".split()
)

NOBLE = frozenset(
    """king queen prince princess duke duchess count countess landgrave margrave infanta infante archduke
    archduchess emperor empress tsar baron baroness lord lady grand""".split()
)
POST_NOMINALS = frozenset(
    "FRS FRSA OBE CBE MBE KBE DBE PhD Ph.D. MD M.D. QC KC MP Esq Esq. MBA CPA JD SJ AM AO AC".split()
)
# Nouns that name a person or a firm.
AMBIGUOUS_MAKERS = frozenset("developer publisher broadcaster producer designer distributor provider".split())
# Nouns of a definition that name a firm unless its name is that of a person.
MAKERS = frozenset(
    "maker carmaker automaker chipmaker drugmaker toymaker builder manufacturer brewer".split()
)
PARTY_WORDS = frozenset("party labour democrats conservatives greens fianna fine fein féin".split())

SCHOOL_WORDS = frozenset(
    """university college school academy institute conservatory conservatoire seminary polytechnic gymnasium
    lycée universität école universidad università université hochschule""".split()
)
# Schools that go by one word.
SCHOOL_NAMES = frozenset(
    """harvard yale princeton stanford oxford cambridge mit caltech ucla eton juilliard usc nyu wharton sorbonne
    lse georgetown cornell dartmouth berkeley rada tisch""".split()
)
# Of them those that are towns as well, where people live and die.
TOWNS_OF_SCHOOLS = frozenset({"oxford", "cambridge", "princeton", "berkeley", "eton"})
ORGANIZATION_WORDS = frozenset(
    """company inc inc. ltd ltd. corporation corp corp. llc plc group studios studio pictures entertainment bank
    records party foundation association council committee club f.c. fc united films productions agency ministry
    department orchestra band holdings airlines motors society union institution museum
    athletic rovers wanderers thistle harriers hotspur""".split()
)
# Heads after which `of` belongs to the name (`University of Illinois`).
OF_HEADS = frozenset(
    """university college school academy institute ministry bank department republic kingdom house church city
    province duke earl king queen prince princess museum board office faculty conservatory bishop archbishop
    state isle county order society court bureau union association federation league lord lady master bachelor
    doctor national national emperor duchess countess hall commonwealth parliament district battle art arts
    dean film films library secretary star medal cross legion gulf bay cape basilica cathedral abbey palace temple
    gallery shrine monastery convent""".split()
)

_ADJECTIVES = """
Afghanistan: Afghan | Albania: Albanian | Algeria: Algerian | Argentina: Argentine Argentinian Argentinean |
Armenia: Armenian | Australia: Australian | Austria: Austrian | Azerbaijan: Azerbaijani | Bahrain: Bahraini |
Bangladesh: Bangladeshi | Belarus: Belarusian | Belgium: Belgian | Bolivia: Bolivian | Bosnia: Bosnian |
Brazil: Brazilian | United Kingdom: British UK | Bulgaria: Bulgarian | Cambodia: Cambodian | Cameroon: Cameroonian |
Canada: Canadian | Chile: Chilean | China: Chinese | Colombia: Colombian | Costa Rica: Costa-Rican |
Croatia: Croatian | Cuba: Cuban | Cyprus: Cypriot | Czech Republic: Czech | Czechoslovakia: Czechoslovak
Czechoslovakian | Denmark: Danish | Netherlands: Dutch | Ecuador: Ecuadorian | Egypt: Egyptian | England: English |
Estonia: Estonian | Ethiopia: Ethiopian | Finland: Finnish | France: French | Georgia: Georgian | Germany: German |
Ghana: Ghanaian | Greece: Greek | Hong Kong: Hong-Kong Hongkonger | Hungary: Hungarian | Iceland: Icelandic |
India: Indian | Indonesia: Indonesian | Iran: Iranian | Iraq: Iraqi | Ireland: Irish | Israel: Israeli |
Italy: Italian | Jamaica: Jamaican | Japan: Japanese | Jordan: Jordanian | Kazakhstan: Kazakh Kazakhstani |
Kenya: Kenyan | Kuwait: Kuwaiti | Latvia: Latvian | Lebanon: Lebanese | Lithuania: Lithuanian |
Luxembourg: Luxembourgish | Macau: Macanese | Malaysia: Malaysian | Malta: Maltese | Mexico: Mexican |
Mongolia: Mongolian | Morocco: Moroccan | Myanmar: Burmese | Nepal: Nepalese Nepali | New Zealand: New-Zealand |
Nigeria: Nigerian | North Korea: North-Korean | Norway: Norwegian | Pakistan: Pakistani | Palestine: Palestinian |
Peru: Peruvian | Philippines: Filipino Filipina Philippine | Poland: Polish | Portugal: Portuguese |
Puerto Rico: Puerto-Rican | Romania: Romanian | Russia: Russian | Saudi Arabia: Saudi | Scotland: Scottish |
Senegal: Senegalese | Serbia: Serbian | Singapore: Singaporean | Slovakia: Slovak Slovakian | Slovenia: Slovenian
Slovene | South Africa: South-African | South Korea: South-Korean | Soviet Union: Soviet | Spain: Spanish |
Sri Lanka: Sri-Lankan | Sweden: Swedish | Switzerland: Swiss | Syria: Syrian | Taiwan: Taiwanese | Tanzania: Tanzanian
| Thailand: Thai | Tunisia: Tunisian | Turkey: Turkish | Uganda: Ugandan | Ukraine: Ukrainian | Uruguay: Uruguayan |
United States: American U.S. US | Venezuela: Venezuelan | Vietnam: Vietnamese | Wales: Welsh | Zambia: Zambian |
Zimbabwe: Zimbabwean | Yugoslavia: Yugoslav Yugoslavian | Andorra: Andorran | Angola: Angolan | Bahamas:
Bahamian | Barbados: Barbadian | Benin: Beninese | Bhutan: Bhutanese | Botswana: Botswanan | Brunei: Bruneian |
Burkina Faso: Burkinabe Burkinabé | Burundi: Burundian | Cape Verde: Cape-Verdean | El Salvador: Salvadoran |
Eritrea: Eritrean | Fiji: Fijian | Gabon: Gabonese | Gambia: Gambian | Guatemala: Guatemalan | Guinea: Guinean |
Guyana: Guyanese | Haiti: Haitian | Honduras: Honduran | Ivory Coast: Ivorian | Kosovo: Kosovan Kosovar |
Kyrgyzstan: Kyrgyz Kyrgyzstani | Laos: Laotian | Liberia: Liberian | Libya: Libyan | Madagascar: Malagasy |
Malawi: Malawian | Maldives: Maldivian | Mali: Malian | Mauritania: Mauritanian | Mauritius: Mauritian |
Moldova: Moldovan | Montenegro: Montenegrin | Mozambique: Mozambican | Namibia: Namibian | Nicaragua: Nicaraguan
| Niger: Nigerien | Oman: Omani | Panama: Panamanian | Papua New Guinea: Papua-New-Guinean | Paraguay:
Paraguayan | Qatar: Qatari | Rwanda: Rwandan | Samoa: Samoan | Sierra Leone: Sierra-Leonean | Somalia: Somali
Somalian | Sudan: Sudanese | South Sudan: South-Sudanese | Suriname: Surinamese | Tajikistan: Tajik Tajikistani
| Togo: Togolese | Tonga: Tongan | Turkmenistan: Turkmen | United Arab Emirates: Emirati | Uzbekistan: Uzbek
Uzbekistani | Yemen: Yemeni
"""
ADJECTIVES: Mapping[str, str] = MappingProxyType(
    {
        adjective.replace("-", " "): country.strip()
        for country, adjectives in (entry.split(":") for entry in _ADJECTIVES.split("|"))
        for adjective in adjectives.split()
    }
)
COUNTRIES = frozenset(ADJECTIVES.values()) | {"United States", "United Kingdom"}


# Peoples without a state of their own, before a name: `the Basque Ana Ruiz`.
PEOPLES = frozenset(
    """Basque Catalan Galician Castilian Andalusian Breton Corsican Bavarian Prussian Flemish Walloon Frisian Kurdish
    Tamil Bengali Punjabi Yoruba Igbo Zulu Cherokee""".split()
)


def is_people(word: str, last: str) -> bool:
    """Whether a word is that of a people before somebody's name, which ends with `last`."""
    bodies = ORGANIZATION_WORDS | PARTY_WORDS | {"front", "parliament", "government", "region"}
    return word in PEOPLES and last not in bodies


def is_body_name(name: str) -> bool:
    """Whether a name of several words ends as only those of firms do, whatever trade it is said to have."""
    words = name.lower().split()
    return len(words) > 1 and words[-1] in _FIRMS


def is_person_noun(noun: str) -> bool:
    """Whether a singular noun in lower case names an occupation or rank of people."""
    return noun in PERSON_NOUNS or (noun.endswith(_PERSON_ENDINGS) and noun not in NO_OCCUPATION)


_FIRMS = frozenset(
    """television tv radio broadcasting studios pictures films productions records airlines motors industries holdings
    publishing inc inc. ltd ltd. plc corporation company""".split()
)
HOUSED = re.compile(
    r"\b(?:museum|gallery|library|theatre|theater|school|hospital|church|cinema|opera house)\b", re.IGNORECASE
)
"""What is a body and the building that it is in."""

FOUGHT = re.compile(r"(?:[A-Z][a-z]+ )?(?:Battle|Siege|Bombing|Bombardment|Assassination) of [A-Z]")
"""`Second Battle of Ypres`, a page of which seldom says what it is."""
