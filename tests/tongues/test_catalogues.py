"""Every message exists in every language, says what the English one says, and is used."""

import pytest

import munera
from munera.games.circus_maximus.actions import BLOCKS as CIRCUS_MAXIMUS
from munera.games.colosseum.actions import BLOCKS as COLOSSEUM
from munera.tongues import LANGUAGES, Telling, Tongue
from munera.tongues.catalogue import COMMON
from tests.tongues.catalogues import catalogue, uses, uses_of, variables

OTHERS = [language for language in LANGUAGES if language != "en"]
RENDERER = {"common-number", "common-player", "common-you", "common-seat", "common-join-more", "common-join-last"}


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages(language: str) -> None:
    only_english = {"circus_maximus-rank"}  # a 7, an 8: a piece that only English needs
    assert set(catalogue(language)) == set(catalogue("en")) - only_english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_at_least_what_english_says(language: str) -> None:
    for message in catalogue(language):
        assert variables(language, message) >= variables("en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_asks_for_more_than_it_is_given(language: str) -> None:
    """Where an id is put together, one of the places must give enough; whole games show that it is the right one."""
    for message in catalogue(language):
        exact = [use for use in uses() if use.message == message]
        enough = [use.args is None or variables(language, message) <= use.args for use in exact or uses_of(message)]
        assert message in RENDERER or not enough or (all(enough) if exact else any(enough)), message


def test_every_message_named_in_the_source_exists() -> None:
    for use in uses():
        assert any(use.means(message) for message in catalogue("en")), f"{use.message}, {use.where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    referred = {name for entry in catalogue(language).values() for name in entry.references}
    for message in catalogue(language):
        if message.startswith("web-"):
            continue  # the page's own words: `make web-test` says whether it uses them
        used = message in referred or message in RENDERER or any(use.means(message) for use in uses())
        assert used, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_messages_of_the_same_area_or_to_common_ones(language: str) -> None:
    for message, entry in catalogue(language).items():
        for reference in entry.references:
            assert reference in catalogue(language), f"{message} refers to {reference}"
            assert reference.split("-")[0] in (message.split("-")[0], COMMON), f"{message} refers to {reference}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_plays_has_the_same_forms(language: str) -> None:
    known = catalogue(language)
    assert known["common-player"].forms == known["common-you"].forms == known["common-seat"].forms


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "sort",
    ["colosseum-kind-", "colosseum-noble-", "circus_maximus-place-", "circus_maximus-seat-", "circus_maximus-visitor-"],
)
def test_all_things_of_a_sort_have_the_same_forms(language: str, sort: str) -> None:
    exceptions = ("circus_maximus-place-with", "circus_maximus-place-and")
    forms = {
        entry.forms
        for message, entry in catalogue(language).items()
        if message.startswith(sort) and message not in exceptions
    }
    assert len(forms) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", munera.games())
def test_no_two_actions_of_a_block_have_the_same_label(language: str, name: str) -> None:
    """Or what is typed could mean either."""
    tongue, telling = Tongue(language), Telling(munera.game(name))
    for block in munera.game(name).blocks.blocks:
        labels = [tongue.say(telling.label(words)) for words in block.words]
        assert len(set(labels)) == len(labels), block.name


def test_in_english_a_label_is_the_words_of_the_records() -> None:
    for name, blocks in (("colosseum", COLOSSEUM), ("circus_maximus", CIRCUS_MAXIMUS)):
        telling = Telling(munera.game(name))
        for block in blocks.blocks:
            for words in block.words:
                assert Tongue("en").say(telling.label(words)).lower() == words.replace("_", " ")
