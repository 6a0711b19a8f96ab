"""Who may ask: a browser on this machine, and only from our own page.

Another site in the same browser could send requests to loopback, and open the gateway's socket. A
name of its own that points here is told by the Host header, any other site by its Origin.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import hdrs, web

NAMES = ("127.0.0.1", "localhost")
MARK = "X-Local-Table"
"""A header that no form can send, and no foreign script without leave, which nobody gives."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def protect(app: web.Application) -> None:
    """Every route of the server, not only the page's."""
    app.middlewares.append(_guard)
    app.on_response_prepare.append(_harden)


@web.middleware
async def _guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    if not (_is_for_us(request) and _is_from_us(request)):
        raise web.HTTPForbidden(text="Only the page of this server may ask.")
    return await handler(request)


def check_post(request: web.Request) -> None:
    """Whoever changes something must be our own script."""
    if hdrs.ORIGIN not in request.headers or MARK not in request.headers:
        raise web.HTTPForbidden(text="Only the page of this server may post.")


def _is_for_us(request: web.Request) -> bool:
    return request.headers.get(hdrs.HOST, "").partition(":")[0] in NAMES


def _is_from_us(request: web.Request) -> bool:
    """The bot sends no Origin, nor does whoever follows a link to the page."""
    origin = request.headers.get(hdrs.ORIGIN)
    return origin is None or origin == f"http://{request.headers[hdrs.HOST]}"


async def _harden(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
