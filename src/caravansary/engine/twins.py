"""Twins: functions with the same code as others, which call twins where those call the originals.

The compiler makes its functions this way, and so does `chance`, so the source of a rule is written once. A twin is made on demand,
together with everything it calls.
"""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from caravansary.engine.dispatch import of_game

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind


_MAKING = threading.RLock()  # twins of several games may be asked for at once, and Numba's settings are everybody's


class Twins(ABC):
    """The twins of the functions of one game, and of the code shared by all games."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self._namespaces: dict[str, dict[str, Any]] = {}
        self._twins: dict[FunctionType, Any] = {}

    @abstractmethod
    def has_twin(self, function: FunctionType) -> bool:
        """Whether calls of this function are to be replaced."""

    @abstractmethod
    def make(self, function: FunctionType, names: dict[str, Any]) -> Any:
        """The twin of a function, with these global names."""

    def twin(self, function: Callable[..., Any]) -> Any:
        function = self.resolved(function)
        with _MAKING:
            if function not in self._twins:
                names = self._namespace(function.__module__)
                self._twins[function] = self.make(function, names)
                for name, callee in self.called_by(function):
                    names[name] = self.twin(callee)
            return self._twins[function]

    def resolved(self, function: Callable[..., Any]) -> FunctionType:
        """A function that each game implements (see `dispatch`) becomes this game's."""
        return of_game(self.kind, function)

    def called_by(self, function: FunctionType) -> Iterator[tuple[str, FunctionType]]:
        """The functions with twins that a function refers to."""
        home = vars(sys.modules[function.__module__])
        for name in names_in(function.__code__):
            value = home.get(name)
            if isinstance(value, FunctionType) and self.has_twin(self.resolved(value)):
                yield name, value

    def _namespace(self, module: str) -> dict[str, Any]:
        if module not in self._namespaces:
            self._namespaces[module] = dict(vars(sys.modules[module]))
        return self._namespaces[module]


def names_in(code: CodeType) -> Iterator[str]:
    """The names that code looks up, also within the functions it defines."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


class Functions:
    """The twins of a module's functions by name; everything else in the module is unchanged."""

    def __init__(self, twins: Twins, module: ModuleType) -> None:
        self._twins, self._module = twins, module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if isinstance(value, FunctionType):
            value = self._twins.twin(value)
        setattr(self, name, value)
        return value
