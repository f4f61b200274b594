"""The document of the API, made from its endpoints and shapes (OpenAPI 3.1)."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from meeplehall.web.entrance.forms import JSON
from meeplehall.web.routes.api.endpoints import BASE, LINES, Endpoint
from meeplehall.web.routes.api.shapes import Problem

MEANINGS = {
    400: "It cannot be read.",
    401: "No token, or one that is good no longer.",
    403: "Not for this program.",
    404: "There is no such thing here.",
    409: "Not now; or the table has moved on since the version that was named.",
    410: "The table has been cleared away.",
    411: "A request with a body needs its length.",
    413: "Too large.",
    415: "Not JSON.",
    422: "Not allowed by the rules of the game.",
    429: "Too often; Retry-After says when to come again.",
    500: "A mistake of ours.",
    503: "The hall is busy; come again in a moment.",
}
ALWAYS = (400, 429, 503)
_REF = "#/components/schemas/{name}"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """All of it."""
    shapes: list[Any] = [Problem]
    for one in endpoints:
        shapes += [one.query, *([one.body] if one.body else []), *([one.answer] if one.answer is not str else [])]
    shapes = list(dict.fromkeys(shapes))
    schemas, components = msgspec.json.schema_components(shapes, ref_template=_REF)
    found = dict(zip(shapes, schemas, strict=True))
    queries = {one.query for one in endpoints}
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(f"{BASE}{one.path}", {})[one.method.lower()] = _operation(one, found, components)
    for query in queries:
        del components[query.__name__]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Meeplehall",
            "version": "1",
            "description": "Tables, records and results of a hall, and a way for programs to play there.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "Of a guest bot."}},
        },
    }


def _operation(one: Endpoint, found: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    shape: Any = {"type": "string"} if one.answer is str else found[one.answer]
    if one.media == LINES:
        shape = {
            "type": "string",
            "description": f"Lines, each JSON like {one.answer.__name__}; empty ones mean nothing.",
        }
    errors = {*ALWAYS, *one.errors, *((401, 403, 404) if one.token else ()), *((413,) if one.body else ())}
    if not one.token:
        errors.add(401)  # a bad token is never overlooked
    problem = {"content": {JSON: {"schema": found[Problem]}}}
    told: dict[str, Any] = {
        "summary": one.about,
        "description": inspect.getdoc(one.handler) or one.about,
        "operationId": one.handler.__name__,
        "parameters": [*_path(one.path), *_query(components[one.query.__name__])],
        "responses": {
            str(one.status): {"description": one.about, "content": {one.media: {"schema": shape}}},
            **{str(status): {"description": MEANINGS[status], **problem} for status in sorted(errors)},
        },
        "security": [{"token": []}] if one.token else [{}, {"token": []}],
    }
    if one.body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": found[one.body]}}}
    return told


def _path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40, "minLength": 1}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def _query(schema: dict[str, Any]) -> list[dict[str, Any]]:
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": _not_null(of)}
        for name, of in schema["properties"].items()
    ]


def _not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter is left out, or has a value."""
    kinds: list[dict[str, Any]] = [kind for kind in schema.get("anyOf", []) if kind.get("type") != "null"]
    if len(kinds) == 1:
        return kinds[0]
    return {name: value for name, value in schema.items() if name != "default" or value is not None}
