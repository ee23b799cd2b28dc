"""Memory of a kernel: arrays find a place, give it back, and never take more than is allowed."""

from __future__ import annotations

import gc

import pytest

import caravansary as cv
from caravansary.kernels.memory import MOST, Array, Heap, filled

GAME = next(iter(cv.games()))


class Bytes:
    """A machine that is memory alone."""

    heap_base = 1000

    def __init__(self) -> None:
        self.memory = bytearray()

    def reserve(self, size: int) -> None:
        self.memory.extend(bytes(max(0, size - len(self.memory))))

    def read(self, at: int, size: int) -> bytes:
        return bytes(self.memory[at : at + size])

    def write(self, at: int, data: bytes) -> None:
        self.memory[at : at + len(data)] = data

    def call(self, export, kinds, arguments) -> int:
        raise AssertionError("nothing to call here")


@pytest.fixture
def heap() -> Heap:
    return Heap(Bytes())


def test_places_never_overlap_and_gaps_are_used_again(heap):
    first, second, third = (heap.take(100) for _ in range(3))
    assert first >= 1000 and second - first >= 100 and third - second >= 100
    heap.give_back(first, 100)
    heap.give_back(second, 100)
    assert heap.take(200) == first


def test_an_array_keeps_its_numbers_when_it_moves_into_a_kernel_and_to_another(heap):
    array = filled([[1, 2, 3], [4, 5, 6]])
    assert (array[1], array[0][:2], len(array)) == ([4, 5, 6], [1, 2], 2)
    for memory in (heap, Heap(Bytes())):
        array.place(memory)
        assert array[1] == [4, 5, 6]


def test_an_array_of_zeros_is_zero_where_something_lay_before(heap):
    at = heap.take(80)
    heap.machine.write(at, b"\xff" * 80)
    heap.give_back(at, 80)
    array = Array((10,), "f8")
    assert array.place(heap) == at
    assert array[:] == [0.0] * 10


def test_memory_comes_back_with_the_last_reference(heap):
    array = Array((1000,), "i8")
    at = array.place(heap)
    del array
    gc.collect()
    assert heap.take(8000) == at


def test_more_than_allowed_is_refused_in_one_line(heap):
    with pytest.raises(cv.CaravansaryError, match=r"^Thinking needs more than the \d+ MB"):
        Array((MOST // 8 + 1,), "i8").place(heap)
