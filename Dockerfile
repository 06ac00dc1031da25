# Untested: written where no container could be built.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /munera && /munera/bin/pip install --no-cache-dir '.[server]'

FROM python:3.11-slim
COPY --from=build /munera /munera
RUN useradd --system --home-dir /data munera && mkdir /data && chown munera /data
USER munera
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["/munera/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"]
ENTRYPOINT ["/munera/bin/munera"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
