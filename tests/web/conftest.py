"""One server and its people for all tests of a process, one browser for each file."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.chromium import chromium
from tests.web.host import Host, hosted
from tests.web.screens import Town, town

expect.set_options(timeout=30_000)  # milliseconds: a machine that does much else at a time is no fault of the page


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture(scope="session")
def place(host: Host) -> Iterator[Town]:
    with town(host) as found:
        yield found


@pytest.fixture(scope="module")  # its event loop must not outlive the file: other tests have one of their own
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found
