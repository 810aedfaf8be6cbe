"""The parts of `typing` that Python has since 3.11 only."""

import sys

if sys.version_info >= (3, 11):
    from typing import NotRequired, Required, TypedDict, Unpack
else:
    from typing_extensions import NotRequired, Required, TypedDict, Unpack

__all__ = ["NotRequired", "Required", "TypedDict", "Unpack"]
