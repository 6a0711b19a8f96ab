# syntax=docker/dockerfile:1
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
WORKDIR /app
COPY requirements.lock .
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM ${BASE}
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 TAFELRUNDE_DATA=/data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY render render
# Any user id may run it: nothing outside /data is written.
RUN mkdir /data && chmod 0777 /data
USER 10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
