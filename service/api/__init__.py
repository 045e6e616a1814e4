"""The HTTP service: a store's questions and look-ups for programs, and the page for people."""

from service.api.app import build_app
from service.api.server import Listening, serve

__all__ = ["Listening", "build_app", "serve"]
