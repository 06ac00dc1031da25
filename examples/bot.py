"""A bot of thirty lines: joins a table and plays there until the game is over.

    python examples/bot.py http://localhost:8000 TOKEN TABLE

Make the token in your settings, or with POST /api/me/tokens; it needs the scopes read, play and tables.
"""

import json
import random
import sys
import urllib.error
import urllib.request

from websockets.sync.client import connect

server, token, table = sys.argv[1:4]
headers = {"authorization": f"Bearer {token}"}

join = urllib.request.Request(
    f"{server}/api/tables/{table}/join", b"{}", headers | {"content-type": "application/json"}
)
try:
    urllib.request.urlopen(join)
except urllib.error.HTTPError as error:
    if json.load(error)["error"]["id"] != "server-seated-already":  # a bot that comes back just plays on
        raise

with connect(server.replace("http", "ws", 1) + "/api/socket", additional_headers=headers, max_size=None) as socket:
    socket.send(json.dumps({"type": "watch", "table": table}))
    for text in socket:
        message = json.loads(text)
        if message["type"] == "view" and message["over"]:
            print("won by", message["view"]["winners"])
            break
        if message["type"] == "view" and message["legal"]:
            action = random.choice(message["legal"])["action"]  # think of something better here
            socket.send(json.dumps({"type": "act", "table": table, "seq": message["seq"], "actions": [action]}))
