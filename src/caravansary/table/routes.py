"""Routes: what can be asked for, with the shapes of question and answer, as data. The router and the description read it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from caravansary.table.visit import Visit

Given = bytes | Mapping[str, Any]  # JSON that is written already, or what it is made from
Asker = Literal["anybody", "device", "device or nobody"]  # who may ask, for the description; the table checks it itself
T = TypeVar("T")
Looked = Callable[[Visit], Awaitable[Given]]
Done = Callable[[Visit, T], Awaitable[Given]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    answer: Callable[..., Awaitable[Given]]
    gives: Any
    asks: type | None = None
    query: tuple[str, ...] = ()
    asker: Asker = "anybody"
    status: int = 200

    @property
    def about(self) -> str:
        return self.answer.__doc__ or ""

    @property
    def name(self) -> str:
        return self.answer.__name__

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(self.path.split("/"))


class Routes:
    """The routes below one address."""

    def __init__(self, prefix: str, asker: Asker = "anybody") -> None:
        self._prefix, self._asker = prefix, asker
        self._routes: list[Route] = []

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes)

    def get(self, path: str, gives: Any, query: tuple[str, ...] = ()) -> Callable[[Looked], Looked]:
        def noted(answer: Looked) -> Looked:
            self._routes.append(Route("GET", self._prefix + path, answer, gives, None, query, self._asker))
            return answer

        return noted

    def post(
        self, path: str, asks: type[T], gives: Any, query: tuple[str, ...] = (), asker: Asker | None = None, status: int = 200
    ) -> Callable[[Done[T]], Done[T]]:
        def noted(answer: Done[T]) -> Done[T]:
            self._routes.append(Route("POST", self._prefix + path, answer, gives, asks, query, asker or self._asker, status))
            return answer

        return noted
