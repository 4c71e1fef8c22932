#!/usr/bin/env python3
"""A bot that plays any game over Boardroom's wire, at random, with nothing but Python's standard library.

Everything it knows stands in docs/protocol.md. It makes a table of its own, or joins one by its code (--join CODE, or
BOARDROOM_URL and BOARDROOM_CODE in its environment), and plays until the game is over.
"""

import argparse
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 1
SENT_AWAY = 1008
MOST_TRIES = 150  # to connect again, a fifth of a second apart


def choose(update, chance):
    """Your bot goes here: one of the moves that answer the prompt. What else it may look at stands in the update."""
    prompt = update["prompt"]
    moves = prompt.get("examples") or [c["move"] for c in prompt["choices"] if "refusal" not in c]
    return chance.choice(moves)


class Refused(Exception):
    """What the house said no to, in its words."""


class House:
    """The calls over HTTP."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def call(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urllib.request.urlopen(request, data) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as problem:
                if problem.code != 429:
                    raise Refused(f"{method} {path}: {json.load(problem)['text']}") from None
                time.sleep(float(problem.headers["Retry-After"]))


class Gone(Exception):
    """The connection is closed, with this code."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class WebSocket:
    """As much of RFC 6455 as a client needs: text, pieces of it, pings and the end."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
    UUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        secure = url.scheme in ("https", "wss")
        port = url.port or (443 if secure else 80)
        self.line = socket.create_connection((url.hostname, port), timeout=30)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=url.hostname)
        self.read = b""
        self.pieces = b""
        self._shake_hands(url.netloc)

    def _shake_hands(self, host):
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.read:
            self._receive()
        head, self.read = self.read.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        agreed = base64.b64encode(hashlib.sha1((key + self.UUID).encode()).digest()).decode()
        if first.split()[1] != "101" or fields.get("sec-websocket-accept") != agreed:
            raise Gone(first)

    def _receive(self):
        more = self.line.recv(1 << 16)
        if not more:
            raise Gone(1006)
        self.read += more

    def _take(self, count):
        while len(self.read) < count:
            self._receive()
        taken, self.read = self.read[:count], self.read[count:]
        return taken

    def _frame(self):
        """One whole frame: (is it the last piece, its kind, what is in it). None of it is taken before all is there."""
        while True:
            if len(self.read) >= 2:
                length = self.read[1] & 0x7F
                head = {126: 4, 127: 10}.get(length, 2)
                if len(self.read) >= head:
                    if head > 2:
                        length = int.from_bytes(self.read[2:head], "big")
                    if len(self.read) >= head + length:
                        first = self._take(head)[0]
                        return bool(first & 0x80), first & 0x0F, self._take(length)
            self._receive()

    def hear(self, patience):
        """The next message; None: there was none for so many seconds."""
        self.line.settimeout(patience)
        try:
            while True:
                last, kind, content = self._frame()
                if kind == self.PING:
                    self._send(self.PONG, content)
                elif kind == self.CLOSE:
                    raise Gone(struct.unpack("!H", content[:2])[0] if len(content) >= 2 else 1005)
                elif kind != self.PONG:
                    self.pieces += content
                    if last:
                        message, self.pieces = self.pieces, b""
                        return message.decode()
        except TimeoutError:
            return None

    def say(self, text):
        self._send(self.TEXT, text.encode())

    def _send(self, kind, content):
        length = len(content)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, length)
        mask = os.urandom(4)
        masked = (int.from_bytes(content, "big") ^ int.from_bytes((mask * (length // 4 + 1))[:length], "big")).to_bytes(
            length, "big"
        )
        self.line.settimeout(30)
        self.line.sendall(head + mask + masked)

    def close(self):
        self.line.close()


class Player:
    """A guest with a seat at one table, from the deal to the end."""

    AGAIN = 0.3  # a move that was refused is made anew after so many seconds

    def __init__(self, house, table, joins, chance, drop_after):
        self.house, self.table, self.joins = house, table, joins
        self.chance, self.drop_after = chance, drop_after
        self.socket = None
        self.seat = None  # mine, as the last "table" frame told it
        self.latest = None  # the last update
        self.opening = True  # the first update after "open" says how it stands, perhaps with the number I had already
        self.sent = 0
        self.tries = 0
        self.waiting = {}  # command id -> the command, and what to do with its answer
        self.asked = None  # the update for which a move is on its way
        self.act_at = None  # when to answer again what is still asked
        self.moves = self.refused = 0

    def play(self):
        """Plays to the end, on as many connections as it takes; gives the result."""
        while True:
            try:
                self.socket = WebSocket(self.house.address)
                self.socket.say(json.dumps({"hello": self.house.token, "protocol": PROTOCOL}))
                while True:
                    message = self.socket.hear(0.1)
                    result = self.heard(json.loads(message)) if message else None
                    if result:
                        return result
                    if self.act_at is not None and time.monotonic() >= self.act_at:
                        self.act()
            except (Gone, OSError) as end:
                self.tries += 1
                if self.tries > MOST_TRIES or isinstance(end, Gone) and end.code == SENT_AWAY:
                    raise
                time.sleep(0.2)
            finally:
                if self.socket:
                    self.socket.close()

    def send(self, command, answered):
        self.sent += 1
        name = f"c-{self.sent}"
        text = json.dumps({"id": name, **command, "table": self.table})
        self.waiting[name] = text, answered
        self.socket.say(text)

    def heard(self, frame):
        kind = frame["type"]
        if kind == "welcome":
            self.tries = 0
            self.opening = True
            for text, _ in self.waiting.values():
                self.socket.say(text)  # done once, however often sent
            if self.joins and self.latest is None:
                self.sit()
            since = {"since": self.latest["n"]} if self.latest else {}
            self.send({"do": "open", **since}, lambda answer: None)
        elif kind == "answer":
            if "id" not in frame:
                raise Refused(frame["text"])
            _, answered = self.waiting.pop(frame["id"], (None, lambda answer: None))
            answered(frame)
        elif kind == "table":
            self.seat = next(iter(frame["you"]["seats"]), None)
            self.act()
        elif kind == "update":
            return self.updated(frame)
        elif kind == "gone":
            raise Refused(frame["text"])
        return None

    def sit(self):
        """Takes the first free seat that nobody else is quicker at."""
        seats = self.house.call("GET", f"/api/tables/{self.table}")["seats"]
        free = [seat["seat"] for seat in seats if seat["kind"] == "open"]

        def next_one():
            if not free:
                raise Refused("no open seat here")
            self.send({"do": "sit", "seat": free.pop(0)}, lambda answer: None if answer["ok"] else next_one())

        next_one()

    def updated(self, frame):
        number, missed = frame["n"], frame["missed"]
        if self.latest:
            expected = self.latest["n"] + (missed if self.opening else 1)
            if missed >= 0 and number != expected:
                raise Refused(f"update {number} after {self.latest['n']}")
        self.opening = False
        self.latest = frame
        if frame["result"]:
            return frame["result"]
        self.act()
        return None

    def act(self):
        """Answers whatever the game waits for from me; what is refused is too late, or asked again a little later."""
        self.act_at = None
        if self.asked is not None or self.seat is None or not self.latest or self.seat not in self.latest["owes"]:
            return
        self.asked = self.latest
        move = choose(self.asked, self.chance)
        decision = self.asked["prompt"]["decision"]
        self.send({"do": "move", "seat": self.seat, "decision": decision, "move": move}, self.answered)

    def answered(self, answer):
        asked, self.asked = self.asked, None
        if answer["ok"]:
            self.moves += 1
        else:
            self.refused += 1
        if self.drop_after and self.moves >= self.drop_after:
            self.drop_after = 0
            raise Gone(1000)
        if self.latest is not asked:
            self.act()
        else:  # the update that follows a move comes sooner
            self.act_at = time.monotonic() + (2 if answer["ok"] else self.AGAIN)


def table_of(house, arg):
    if arg.join:
        return house.call("GET", "/api/codes/" + arg.join)["table"]
    bots = {str(seat): arg.bots for seat in range(1, arg.seats)}
    wish = {"game": arg.game, "seats": arg.seats, "options": json.loads(arg.options), "bots": bots, "start": True}
    return house.call("POST", "/api/tables", wish)["id"]


def main():
    told = os.environ
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--house", default=told.get("BOARDROOM_URL", "http://localhost:7070"))
    parser.add_argument("--join", default=told.get("BOARDROOM_CODE", ""), help="the code of a table to join")
    parser.add_argument("--name", default="Example")
    parser.add_argument("--game", default="esop-wars")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", default="casual", help="who else sits at a table of its own")
    parser.add_argument("--options", default="{}", help="what differs from the defaults of the game, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drop-after", type=int, default=0, help="close the socket once, to show catching up")
    arg = parser.parse_args()
    house = House(arg.house)
    try:
        house.token = house.call("POST", "/api/guests", {"name": arg.name})["token"]
        player = Player(house, table_of(house, arg), bool(arg.join), random.Random(arg.seed), arg.drop_after)
        result = player.play()
    except (Refused, Gone, OSError) as problem:
        sys.exit(f"Error: {problem}")
    for place in sorted(result["standings"], key=lambda one: one["rank"]):
        me = " (me)" if place["seat"] == player.seat else ""
        out = "  out" if place["out"] else ""
        print(f"{place['rank']}. seat {place['seat']}{me}  {json.dumps(place['score'])}{out}")
    print(f"over after {player.moves} moves of mine ({player.refused} came too late)")


if __name__ == "__main__":
    main()
