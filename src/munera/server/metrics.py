"""What this node counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("munera_moves_total", "Decisions that were committed", ["game", "by"])
COMMIT_SECONDS = Histogram(
    "munera_commit_seconds",
    "A transaction, with the decisions of one table or many",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
REFUSALS = Counter("munera_refusals_total", "What was asked and not done", ["id"])
ROOMS = Gauge("munera_rooms", "Tables that are awake on this node")
SOCKETS = Gauge("munera_sockets", "Open sockets")
BOT_SECONDS = Histogram("munera_bot_seconds", "How long a bot thought", ["level"])
BOT_FAILURES = Counter("munera_bot_failures_total", "Bots that crashed or took too long", ["level"])
REQUEST_SECONDS = Histogram("munera_request_seconds", "How long a request took", ["method", "status"])
