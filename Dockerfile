# Innfo with its own PostgreSQL inside, or with DATABASE_URL on yours. See docs/operations.md.
#
# The release of Node is the one package-lock.json names for everybody else; a test compares them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY src src
RUN node node_modules/vite/bin/vite.js build --app --logLevel warn \
  && npm prune --omit=dev --no-audit --no-fund \
  # The image has Node already.
  && rm -r node_modules/.bin/node node_modules/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What is freed goes back to the system: docs/decisions/0007-performance.md.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# Root's, so that the server cannot change what it runs.
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json package-lock.json ./
COPY scripts scripts
COPY src src
COPY supabase supabase
# `docker build --build-arg COMMIT=$(git rev-parse HEAD) .`: /metrics names it.
ARG COMMIT
RUN install -d -o node -g node -m 0750 /data && echo "$COMMIT" > dist/commit
LABEL org.opencontainers.image.title="Innfo" \
  org.opencontainers.image.description="A portal for hotels" \
  org.opencontainers.image.revision=$COMMIT
# node, by number, so that a host can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]
