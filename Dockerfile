# syntax=docker/dockerfile:1
# Another base, or the same by digest: docker build --build-arg BASE=python:3.12-slim@sha256:…
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
# For several processes on PostgreSQL: --build-arg LOCK=requirements-scale.lock
ARG LOCK=requirements.lock
WORKDIR /app
COPY requirements.lock .
COPY requirements-scale.lock .
# The base's pip installs from outside, so that none gets into the environment that is shipped.
RUN python -m venv --without-pip /venv
RUN python -m pip --python /venv/bin/python install --no-cache-dir --require-hashes -r ${LOCK}
COPY bot bot
COPY cogs cogs
COPY render render
# Compiled here, for the container's own file system is read-only.
RUN /venv/bin/python -m compileall -q -j 0 /app /venv/lib

FROM ${BASE}
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
# Nobody sees a local table in here: it has to be asked for. The second is how messages name commands.
ENV TAFELRUNDE_DATA=/data TAFELRUNDE_LOCAL=0 TAFELRUNDE_COMMAND="docker compose run --rm tafelrunde"
# Nobody installs anything in here either.
RUN rm -rf /usr/local/bin/pip* /usr/local/lib/python3.*/ensurepip /usr/local/lib/python3.*/site-packages
COPY --from=build /venv /venv
COPY --from=build /app /app
WORKDIR /app
# Nothing else is written, and nobody else looks into it. With another user, mount a folder of theirs.
RUN mkdir -m 0700 /data && chown 10001:10001 /data
USER 10001:10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
