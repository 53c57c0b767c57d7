"""What would come of a touch is shown before; what cannot be done says why; everything tells of itself."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.moments import CAMP, OVER, PICK, TIRED_WATCH, WATCH
from tests.browser.player import PROMPT, Player
from tests.browser.watched import PHONE
from tests.marks import rule


def thing(page: Page, name: str) -> Locator:
    """Something on the table."""
    return page.locator(f"[data-thing='{name}']:visible").first


def result(page: Page) -> Locator:
    """The sentence on what would come of it."""
    return page.locator(f"{PROMPT} [data-result]")


@rule("SW-UI-2", "SW-UI-4", "SW-UI-5")
def test_a_die_shows_what_it_can_do(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    player = Player(page)
    seen = player.touch("die:warrior.2")
    assert seen.question == "Warrior's 5: where to?"
    assert "line:1" in seen.lit
    assert "line:2" not in seen.lit  # out of the Warrior's reach
    expect(thing(page, "line:1")).to_contain_text("3 − 5: falls")

    thing(page, "line:1").hover()
    expect(result(page)).to_contain_text("Bear is defeated")

    player.answer_with("line:1")
    expect(page.locator("[data-sum='5'][data-needed='3']")).to_be_visible()
    expect(result(page)).to_have_text("It falls, 2 to spare.")
    player.answer_with("die:ranger.1")
    expect(page.locator("[data-sum='8']")).to_be_visible()
    player.press_thing("die:ranger.1")  # taken out again
    expect(page.locator("[data-sum='5']")).to_be_visible()
    player.press_thing("die:warrior.2")
    expect(page.locator("[data-sum='0']")).to_be_visible()
    player.answer_with("die:warrior.1")
    expect(result(page)).to_have_text("1 more would fell it. A strike now leaves 1.")
    player.let_go()
    expect(page.locator("[data-sum]")).to_have_count(0)
    assert player.see().moment == 0  # nothing has happened


@rule("SW-UI-5")
def test_a_die_can_be_dragged_too(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    thing(page, "die:warrior.2").drag_to(thing(page, "line:1"))
    expect(page.locator("[data-sum='5'][data-needed='3']")).to_be_visible()


@rule("SW-UI-2")
def test_wood_is_shown_before_it_is_chopped(window: NewWindow) -> None:
    page = window().sit(**CAMP)
    player = Player(page)
    player.touch("die:wizard.2")
    expect(thing(page, "space:chop_wood")).to_contain_text("6 → 8")
    thing(page, "space:chop_wood").hover()
    expect(result(page)).to_contain_text("2 firewood: now 8.")
    player.answer_with("space:chop_wood")
    expect(page.locator("[data-wood]")).to_contain_text("8")


@rule("SW-UI-1")
def test_what_cannot_be_used_says_why(window: NewWindow) -> None:
    page = window().sit(**CAMP)
    player = Player(page)
    reason = page.locator(f"{PROMPT} [data-reason]")
    for how in ("touch", "hover", "focus"):
        if how == "touch":
            player.touch("space:heal")
        elif how == "hover":
            thing(page, "space:heal").hover()
        else:
            thing(page, "space:heal").focus()
        expect(reason).to_contain_text("needs a die that shows exactly 6")
        expect(reason.get_by_role("button", name="SW-CAMP-16")).to_be_visible()
        if how == "touch":
            reason.get_by_role("button", name="SW-CAMP-16").click()
            expect(page.locator(f"{PROMPT} .rule")).to_contain_text("SW-CAMP-16")
            player.let_go()
            player.let_go()
        page.mouse.move(640, 20)
    assert player.see().moment == 0


def test_a_place_that_halves_the_wood_says_so(window: NewWindow) -> None:
    page = window().sit(**CAMP)
    expect(page.get_by_role("button", name="Barren Plains: wood halved")).to_contain_text("halved")


@rule("SW-UI-4")
def test_everything_tells_of_itself(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    heart = thing(page, "line:1").locator(".heart, .health").first
    expect(heart).to_contain_text("3")
    tip = page.locator(".tip")
    told = {
        "line:1": ["Bear", "Health 3 = 4 base health", "2 damage taken"],
        "line:2": ["Forest Giant"],
        "line:4": ["In the dark", "nobody knows"],
        "die:warrior.2": ["Warrior's 5", "It can be used."],
        "die:cleric.1": ["Its Adventurer rests in camp."],
        "card:wizard.curse": ["Curse", "Defeat a revealed creature"],
        "adventurer:ranger": ["Reaches the first 2"],
    }
    for name, words in told.items():
        page.mouse.move(640, 20)
        expect(tip).to_have_count(0)
        thing(page, name).hover()
        for word in words:
            expect(tip).to_contain_text(word)
    page.mouse.move(640, 20)
    for pile in ("to come", "graveyard", "Horde", "Unhallowed", "nights left"):
        page.locator(".rail").get_by_role("button", name=pile).click()
        card = page.get_by_role("dialog", name="What it says")
        expect(card).to_contain_text("card")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Dark Woods").first.click()
    expect(page.get_by_role("dialog", name="What it says")).to_contain_text("Forest creature")


def test_a_finger_rests_on_a_thing_to_read_it(window: NewWindow) -> None:
    page = window(PHONE).sit(**WATCH)
    box = thing(page, "line:1").bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    card = page.get_by_role("dialog", name="What it says")
    expect(card).to_contain_text("Health 3 = 4 base health")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert Player(page).see().moment == 0
    expect(page.locator("[data-thing][aria-pressed=true]")).to_have_count(0)


@rule("SW-UI-9")
def test_warned_before_it_costs_dear(window: NewWindow) -> None:
    page = window().sit(**TIRED_WATCH)
    warning = page.locator(f"{PROMPT} .warning")
    expect(warning).to_contain_text("This is the last card on Watch")
    expect(warning).to_contain_text("will break through for 1 damage")
    for key in ("fire", "stop"):
        expect(page.locator(f"{PROMPT} .option.caution[data-key={key}]")).to_be_visible()
    player = Player(page)
    player.listed()
    slip = page.locator(f"{PROMPT} .slip[data-key=stop]")
    expect(slip.locator("em")).to_contain_text("break through")


@rule("SW-UI-7")
def test_the_pick_is_planned(window: NewWindow) -> None:
    page = window().sit(**PICK)
    board = page.get_by_role("region", name="Warrior")
    expect(board.locator(".plan")).to_contain_text("Leaves 34 on dice, 6 ready.")
    expect(board).to_contain_text("2 rests left")
    expect(board).to_contain_text("reaches first")
    expect(board.locator("[data-state=exhausted]")).to_have_count(1)
    tired = str(CAMP["position"]).replace('"camp"', '"pick"').replace("camper", "# camper")
    twins = window().sit(position=tired).get_by_role("region", name="Wizard")
    expect(twins.locator(".plan")).to_contain_text("A pair of 4s for the runes.")
    expect(twins.locator(".pair")).to_have_count(2)


@rule("SW-UI-8")
def test_advice_and_odds(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    page.keyboard.press("h")
    advice = page.locator(f"{PROMPT} .advice")
    expect(advice.locator("b")).not_to_be_empty()
    assert len(str(advice.text_content()).split(". ")) > 1  # what, and why
    page.keyboard.press("o")
    expect(advice).to_contain_text("%")


@rule("SW-UI-10")
def test_the_reference(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    page.keyboard.press("r")
    leaf = page.get_by_role("dialog", name="Quick reference")
    for words in ("A round", "The camp", "Words on cards", "In play now", "Ability cards are the party's health."):
        expect(leaf).to_contain_text(words)
    for name in ("Forest Giant", "Vampire", "Dark Woods"):
        expect(leaf.locator("dt", has_text=name)).to_be_visible()
    expect(leaf.get_by_role("link", name="All rules, with search")).to_have_attribute("href", "/rules")


@rule("SW-UI-6")
def test_the_log_names_causes_and_rules(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    log = page.get_by_role("region", name="The log")
    line = log.locator("li.line", has_text="steals the Warrior's third die")
    line.locator(".sentence").click()
    expect(page.locator("[data-thing='line:3'].marked")).to_be_visible()
    cite = line.get_by_role("button", name="SW-DIE-2")
    cite.click()
    expect(page.locator(f"{PROMPT} .rule")).to_contain_text("SW-DIE-2")


@rule("SW-UI-3")
def test_undo_is_always_in_reach_and_shows_its_horizon(window: NewWindow) -> None:
    page = window(PHONE).sit(**PICK)
    player = Player(page)
    undo = page.locator("[data-key=undo]")
    expect(undo).to_be_disabled()
    player.touch("adventurer:wizard")
    player.choose(player.see().answers[0])
    begun = player.see()
    expect(undo).to_contain_text("Take back: ")
    undo.click()
    expect(page.locator("[data-key=redo]")).to_be_visible()
    page.locator("[data-key=redo]").click()
    page.wait_for_function("(digest) => document.querySelector('main').dataset.digest === digest", arg=begun.digest)
    while player.see().phase != "watch":
        player.step()
    expect(page.locator(".horizon .wax")).to_be_visible()
    expect(page.locator(".horizon .why")).to_contain_text("sealed: ")


def test_from_any_line_one_can_branch_off(window: NewWindow) -> None:
    page = window().sit(**OVER)
    address = page.url
    page.keyboard.press("l")
    line = page.get_by_role("dialog", name="The story so far").locator("li.line", has_text="rests in camp").first
    line.locator(".sentence").click()
    line.get_by_role("button", name="Branch off").click()
    page.wait_for_url(lambda url: url.split("?")[0] != address.split("?")[0])
    expect(page.locator(".practice")).to_have_text("practice")
    assert Player(page).see().mine


def test_own_dice_are_told(window: NewWindow) -> None:
    arrival = str(CAMP["position"]).replace('phase = "camp"', 'phase = "arrival"').replace("camper", "# camper")
    page = window().sit(position=f"{arrival}own_dice = true\n")
    player = Player(page)
    player.choose(player.see().answers[0])  # the card that was turned up by hand
    for shown in "853":
        expect(page.get_by_role("heading", name="What does it show?")).to_be_visible()
        moment = player.see().moment
        page.keyboard.press(shown)
        page.wait_for_function("(old) => Number(document.querySelector('main').dataset.moment) > old", arg=moment)
    expect(page.get_by_role("region", name="The log")).to_contain_text("rolls 8, 5, 3.")
