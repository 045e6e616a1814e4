"""Small files of formats that are not text, made in the tests that read them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence

_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
_TYPES = (
    f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>'
)
_RELATIONS = (
    f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="r1" Type="{_OFFICE}" '
    'Target="word/document.xml"/></Relationships>'
)
_STYLES = (
    f'<w:styles xmlns:w="{_WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/>'
    '</w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>'
)


def paragraph(text: str, style: str = "") -> str:
    """A paragraph of a docx."""
    named = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{named}<w:r><w:t>{text}</w:t></w:r></w:p>"


def word_table(rows: Sequence[Sequence[str]]) -> str:
    """A table of a docx."""
    cells = ("".join(f"<w:tc>{paragraph(cell)}</w:tc>" for cell in row) for row in rows)
    return "<w:tbl>" + "".join(f"<w:tr>{row}</w:tr>" for row in cells) + "</w:tbl>"


def docx(body: str, *, prolog: str = "") -> bytes:
    """A docx whose document has this body."""
    document = f'{prolog}<w:document xmlns:w="{_WORD}"><w:body>{body}</w:body></w:document>'
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        parts = {
            "[Content_Types].xml": _TYPES,
            "_rels/.rels": _RELATIONS,
            "word/styles.xml": _STYLES,
            "word/document.xml": document,
        }
        for name, content in parts.items():  # of one date, so that the same body is the same bytes
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def pdf(pages: Sequence[Sequence[str]], title: str = "") -> bytes:
    """A PDF with these lines of ASCII on its pages."""
    streams = [_content(lines) for lines in pages]
    return pdf_of_streams([b"<< /Length %d >>\nstream\n%s\nendstream" % (len(s), s) for s in streams], title)


def pdf_of_streams(contents: Sequence[bytes], title: str = "") -> bytes:
    """A PDF with a page for each content stream, as given."""
    tree = 2 + 2 * len(contents)
    objects = [b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    for number, content in enumerate(contents):
        resources = b"/Resources << /Font << /F1 1 0 R >> >>"
        place = b"/Parent %d 0 R /Contents %d 0 R" % (tree, 2 + 2 * number)
        objects += [content, b"<< /Type /Page /MediaBox [0 0 600 850] %s %s >>" % (place, resources)]
    kids = b" ".join(b"%d 0 R" % (3 + 2 * number) for number in range(len(contents)))
    objects.append(b"<< /Type /Pages /Count %d /Kids [%s] >>" % (len(contents), kids))
    objects.append(b"<< /Type /Catalog /Pages %d 0 R >>" % tree)
    objects.append(b"<< /Title (%s) >>" % title.encode())
    return _assembled(objects)


def _content(lines: Sequence[str]) -> bytes:
    shown = " ".join(f"({line}) Tj T*" for line in lines)
    return f"BT /F1 12 Tf 14 TL 50 800 Td {shown} ET".encode()


def _assembled(objects: Sequence[bytes]) -> bytes:
    out, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size, root = len(objects) + 1, len(objects) - 1
    trailer = b"trailer << /Size %d /Root %d 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    head = b"xref\n0 %d\n0000000000 65535 f \n" % size
    return out + head + table + trailer % (size, root, root + 1, len(out))


def dump(*pages: str, language: str = "zh") -> str:
    """A MediaWiki export of pages made by `article` and `redirect`."""
    names = '<namespace key="0"/><namespace key="6">文件</namespace><namespace key="14">分类</namespace>'
    head = f"<siteinfo><dbname>{language}wiki</dbname><namespaces>{names}</namespaces></siteinfo>"
    body = "".join(pages)
    return f'<mediawiki version="0.11" xml:lang="{language}">{head}{body}</mediawiki>'


def article(title: str, text: str, *, namespace: int = 0, number: int = 1) -> str:
    """A page; its text is escaped."""
    words = text.replace("&", "&amp;").replace("<", "&lt;")
    head = f"<title>{title}</title><ns>{namespace}</ns><id>{number}</id>"
    return f"<page>{head}<revision><id>{number}</id><text>{words}</text></revision></page>"


def redirect(title: str, target: str, *, section: str = "") -> str:
    """A page that leads to another."""
    head = f'<title>{title}</title><ns>0</ns><redirect title="{target}" />'
    return f"<page>{head}<revision><text>#REDIRECT [[{target}{section}]]</text></revision></page>"
