#!/usr/bin/python3
"""A window of WebKitGTK that Playwright can drive.

webkit.py OPTIONS, in JSON: inspectorPort, controlPort, width, height, address, language, userAgent, hasScripts

WebKitGTK serves its inspector over HTTP; Playwright looks for /json at the control port, which says where. The other
paths of the control port, all GET, do what no inspector can: /offline?on=1, /quit. The window has no frame, so that it
can be as narrow as a phone, and stores nothing on disk.
"""
import html
import json
import os
import re
import sys
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

options = json.loads(sys.argv[1])
inspector_port, control_port = options["inspectorPort"], options["controlPort"]
os.environ["WEBKIT_INSPECTOR_HTTP_SERVER"] = f"127.0.0.1:{inspector_port}"
# The sandbox refuses to run as root, as in containers; without a graphics card it draws by software.
os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
os.environ["WEBKIT_DISABLE_DMABUF_RENDERER"] = "1"
os.environ["LIBGL_ALWAYS_SOFTWARE"] = "1"
os.environ["NO_AT_BRIDGE"] = "1"

import gi  # noqa: E402

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

data = WebKit2.WebsiteDataManager.new_ephemeral()
# One process for all sites: the inspector's connection ends where a navigation changes it.
context = WebKit2.WebContext(website_data_manager=data, process_swap_on_cross_site_navigation_enabled=False)
context.set_preferred_languages([options["language"]])

view = WebKit2.WebView.new_with_context(context)
settings = view.get_settings()
settings.set_enable_developer_extras(True)
settings.set_javascript_can_access_clipboard(True)
# Those of pages; the inspector's still run.
settings.set_enable_javascript_markup(options["hasScripts"])
# Playwright loses pages that the browser keeps for Back.
settings.set_enable_page_cache(False)
if options["userAgent"]:
    settings.set_user_agent(options["userAgent"])
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
view.connect("permission-request", lambda _view, request: (request.allow(), True)[1])
window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.set_default_size(options["width"], options["height"])
window.resize(options["width"], options["height"])
window.add(view)
window.show_all()


def pages():
    """What the inspector shows as a list in HTML, as Chromium's /json says it."""
    text = urllib.request.urlopen(f"http://127.0.0.1:{inspector_port}/").read().decode()
    rows = re.findall(r'targetname">([^<]*)</div><div class="targeturl">([^<]*)<.*?(/socket/\d+/\d+/(\w+))', text, re.S)
    return [
        {"title": title, "url": html.unescape(url), "webSocketDebuggerUrl": f"ws://127.0.0.1:{inspector_port}{path}"}
        for title, url, path, kind in rows
        if kind == "WebPage"
    ]


def set_offline(on):
    nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", None)
    mode = WebKit2.NetworkProxyMode.CUSTOM if on else WebKit2.NetworkProxyMode.NO_PROXY
    data.set_network_proxy_settings(mode, nowhere if on else None)


def in_window(work):
    """Runs it on the window's thread, and waits."""
    done = threading.Event()

    def run():
        work()
        done.set()
        return False

    GLib.idle_add(run)
    done.wait(10)


class Control(BaseHTTPRequestHandler):
    def log_message(self, *_arguments):
        pass

    def do_GET(self):
        address = urlparse(self.path)
        answer = {}
        if address.path.rstrip("/") == "/json":
            answer = pages()
        elif address.path == "/offline":
            on = parse_qs(address.query)["on"] == ["1"]
            in_window(lambda: set_offline(on))
        elif address.path == "/quit":
            GLib.idle_add(Gtk.main_quit)
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


threading.Thread(target=ThreadingHTTPServer(("127.0.0.1", control_port), Control).serve_forever, daemon=True).start()
# The inspector lists only pages that have a title.
view.load_uri(options["address"])
Gtk.main()
