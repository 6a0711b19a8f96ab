# syntax=docker/dockerfile:1
# Another base, or the same by digest: docker build --build-arg BASE=python:3.12-slim@sha256:…
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
WORKDIR /app
COPY requirements.lock .
RUN python -m venv /venv
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY bot bot
COPY cogs cogs
COPY render render
# Compiled here, for the container's own file system is read-only.
RUN /venv/bin/python -m compileall -q -j 0 /app /venv/lib

FROM ${BASE}
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 TAFELRUNDE_DATA=/data
COPY --from=build /venv /venv
COPY --from=build /app /app
WORKDIR /app
# Any user id may run it: nothing outside /data is written.
RUN mkdir /data && chmod 0777 /data
USER 10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
