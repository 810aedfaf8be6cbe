"""What can go wrong, apart from what is wrong with the commands themselves."""

from operator import methodcaller


class Error(ValueError):
    """A call that could not be made: wrong options, or a document that cannot be handed over."""


class ModuleEnded(Error):
    """The module ended in the middle of a call, as it does when it runs out of memory.

    The next call starts another one.
    """


HIDDEN = methodcaller("errisinstance", (Error, TypeError))
"""As `__tracebackhide__` of a module: pytest shows the line that was wrong, and not where it was found."""
