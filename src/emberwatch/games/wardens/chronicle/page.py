"""The chronicle as one page that needs nothing but a browser: the story by candle light, or on paper."""

from html import escape

from emberwatch.games.wardens.chronicle.passages import Passage, View, passages
from emberwatch.games.wardens.chronicle.sheets import Sheet, fiction, sheets, title

LOOK = """
:root{color-scheme:light dark;--page:#f5ead0;--text:#20150c;--soft:#4d3921;--red:#8e1b14;--line:#93784c}
@media(prefers-color-scheme:dark){:root{--page:#1e1712;--text:#f1e3c6;--soft:#cfb68d;--red:#f0836c;--line:#6b513a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:42rem;background:var(--page);color:var(--text)}
body{font:1.125rem/1.45 "IM Fell English","Iowan Old Style",Georgia,serif}
h1,h2,h3{font-weight:400;line-height:1.1;color:var(--red)}h1{font-size:2.2rem}h2{margin-top:3rem}
.by,.soft,label,details{font:.875rem/1.4 "Alegreya Sans",system-ui,sans-serif;color:var(--soft)}
.scene+p::first-letter,h2+p::first-letter{font-size:3.1em;float:left;line-height:.8;padding:.08em .08em 0 0}
.scene+p::first-letter,h2+p::first-letter{color:var(--red)}
p{margin:0 0 .8em;white-space:pre-line}.remark{border-left:3px dotted var(--line);padding-left:.8em}
details,.line{border-left:3px solid var(--line);margin:0 0 .8em;padding:.1em 0 .1em .8em}
.tells{margin-top:-.7em;font:.875rem/1.4 "Alegreya Sans",system-ui,sans-serif}.tells a{color:var(--soft)}
.line{font:.875rem/1.4 "Alegreya Sans",system-ui,sans-serif;color:var(--soft);white-space:normal}
summary{cursor:pointer}ul{margin:.3em 0;padding-left:1.2em}
#story:checked~main :is(details,.line,.remark,.tells){display:none}
table{border-collapse:collapse;width:100%;font:.875rem system-ui,sans-serif}
td,th{border:1px solid var(--line);padding:.25em .4em;text-align:center}
.sheet{break-inside:avoid}
@media print{:root{--page:#fff;--text:#000;--soft:#333;--red:#7c160d;--line:#999}#story,#story+label{display:none}}
""".strip()


def open_page(view: View) -> str:
    """The same with all that lines open to laid open, as for paper."""
    return page(view, laid_open=True)


def page(view: View, laid_open: bool = False) -> str:
    """The whole journal and all sheets."""
    things = "".join(f"<li>{escape(name)}{_note(text)}</li>" for name, text in fiction(view))
    vows = "".join(f"<li>{escape(vow['text'])} ({vow['state']}){_note(vow['notes'])}</li>" for vow in view["vows"])
    name = escape(title(view))
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{name}</title>\n<style>\n{LOOK}\n</style>\n</head>\n<body>\n<h1>{name}</h1>",
            f'<p class="soft">Wardens of the Duskwatch, {escape(view["edition"])} edition.</p>',
            '<input type="checkbox" id="story"> <label for="story">The story alone</label>\n<main>',
            f"<ul>{vows}</ul>" if vows else "",
            "<h2>The journal</h2>",
            *(_told(one, laid_open) for one in passages(view)),
            "<h2>The Wardens</h2>",
            *(_sheet(one) for one in sheets(view)),
            f"<h2>Foes, people and places</h2>\n<ul>{things}</ul>" if things else "",
            "</main>\n</body>\n</html>\n",
        ]
    )


def _note(text: str) -> str:
    return f": {escape(text)}" if text else ""


def _told(one: Passage, laid_open: bool) -> str:
    text = escape(one.text)
    if one.kind == "scene":
        return f'<h3 class="scene">{text}</h3>'
    if one.kind == "prose":
        return f"<p>{text}</p>{_tells(one)}"
    if one.kind == "remark":
        said = f'<span class="by">{escape(one.by)}, out of character:</span> {text}'
        return f'<p class="remark">{said}</p>{_tells(one)}'
    if not one.more:
        return f'<p class="line">{text}</p>'
    more = "".join(f"<li>{escape(line)}</li>" for line in one.more)
    opened = " open" if laid_open else ""
    return f'<details id="entry-{one.id}"{opened}><summary>{text}</summary><ul>{more}</ul></details>'


def _tells(one: Passage) -> str:
    if one.tells_of is None:
        return ""
    id, draw = one.tells_of
    return f'<p class="tells">Tells of: <a href="#entry-{id}">{escape(draw)}</a></p>'


def _sheet(one: Sheet) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name, _ in one.scores)
    cells = "".join(f"<td>{number}</td>" for _, number in one.scores)
    records = "".join(f"<li>{escape(kind.capitalize())}: {escape(text)}</li>" for kind, text in one.records)
    stores = "".join(f"<li>{escape(text)}</li>" for text in one.stores)
    return "\n".join(
        [
            f'<section class="sheet"><h3>{escape(one.name)}</h3>',
            f'<p class="soft">Played by {escape(one.player)}; {escape(one.status)}.</p>',
            f"<table><tr>{heads}</tr><tr>{cells}</tr></table><ul>{records}{stores}</ul>",
            f"<p>Seen as: {escape(one.looks)}</p>" if one.looks else "",
            f"<p>Remembers: {escape(one.memory)}</p>" if one.memory else "",
            "</section>",
        ]
    )
