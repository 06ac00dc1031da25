"""The terminal in six languages."""

import re
from pathlib import Path

import pytest

from munera.tongues import LANGUAGES
from tests.cli.conftest import Run

START = ("play", "colosseum", "--players", "3", "--against", "random", "--seed", "7", "--save", "kept.munera")
ASKED = {
    "en": "Make one investment or pass; you have 30 coins.",
    "fr": "Faites un investissement ou passez\N{NO-BREAK SPACE}; vous avez 30 pièces.",
    "nl": "Doe één investering of pas; je hebt 30 munten.",
    "it": "Fai un investimento o passa; hai 30 monete.",
    "es": "Haz una inversión o pasa; tienes 30 monedas.",
    "de": "Tätige eine Investition oder passe; du hast 30 Münzen.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_asked_for_before_or_after_the_command(run: Run, language: str) -> None:
    assert ASKED[language] in run(*START, "--language", language, typed="quit\n").stdout
    assert ASKED[language] in run("--language", language, *START, typed="quit\n").stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LC_ALL": "nl_NL", "MUNERA_LANGUAGE": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_else_the_environment_decides(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("MUNERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ASKED[language] in run(*START, typed="quit\n").stdout


def test_a_language_asked_for_does_not_outlast_the_run(run: Run) -> None:
    run("games", "--language", "de")
    assert "for 3, 4, 5 players" in run("games").stdout


def test_an_unknown_language_is_refused_in_one_sentence(run: Run) -> None:
    result = run("games", "--language", "latin")
    assert result.exit_code == 2
    assert result.stderr == "munera: There is no language “latin”; choose en, fr, nl, it, es or de.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_eighty_columns(run: Run, language: str) -> None:
    typed = "table\nhelp\nrules\nrules C4\nchoices\n5\nlog\nnonsense\n"
    result = run(*START, "--language", language, typed=typed)
    assert result.exit_code == 0
    assert max(len(line.removeprefix("> ")) for line in result.stdout.splitlines()) <= 80


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("fr", "règles C1.3\nannuler\nconstruire\njournal\nquitter\n", "Vous avez construit la Loge impériale."),
        ("nl", "regels C1.3\nterug\nbouw\nverslag\nstop\n", "Jij bouwde de Keizersloge."),
        ("it", "regole C1.3\nannulla\ncostruisci\ncronaca\nesci\n", "Hai costruito il Palco Imperiale."),
        ("es", "reglas C1.3\ndeshacer\nconstruir\ncrónica\nsalir\n", "Has construido el Palco Imperial."),
        ("de", "regeln C1.3\nzurück\nbaue\nverlauf\nende\n", "Du hast die Kaiserloge gebaut."),
    ],
)
def test_commands_and_moves_can_be_typed_in_the_language(run: Run, language: str, typed: str, told: str) -> None:
    result = run(*START, "--language", language, typed=typed)
    assert told in re.sub(r"\s+", " ", result.stdout)
    assert "C1.3 " in result.stdout
    assert "1: build loge" in Path("kept.munera").read_text("utf-8"), "records keep their own words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_work_in_every_language(run: Run, language: str) -> None:
    result = run(*START, "--language", language, typed="rules C1.3\nlog\nbuild loge\nquit\n")
    assert "C1.3 " in result.stdout
    assert "1: build loge" in Path("kept.munera").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_watched_and_simulated_in_the_language(run: Run, finished: Path, language: str) -> None:
    watched = run("replay", str(finished), "--all", "--language", language)
    simulated = run("simulate", "colosseum", "--games", "3", "--workers", "1", "--language", language)
    assert watched.exit_code == simulated.exit_code == 0
    if language != "en":
        english = run("replay", str(finished), "--all").stdout.splitlines()
        assert not set(watched.stdout.splitlines()[2:]) & set(english[2:])


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("fr", "munera: x.munera, ligne 1\N{NO-BREAK SPACE}: ce n’est pas un enregistrement de Munera"),
        ("de", "munera: x.munera, Zeile 1: das ist keine Aufzeichnung von Munera"),
    ],
)
def test_errors_are_told_in_the_language(run: Run, language: str, complaint: str) -> None:
    Path("x.munera").write_text("nonsense", "utf-8")
    assert run("replay", "x.munera", "--language", language).stderr.startswith(complaint)
