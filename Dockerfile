# syntax=docker/dockerfile:1
# The service as an image: the bundle and Node, not root, nothing to write to. docs/service.md says how to run it.
# With --target terminal, the command octavo instead: docs/cli.md.
# The bundle is the same for every architecture, so it is built on the one at hand.
FROM --platform=$BUILDPLATFORM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS build
WORKDIR /octavo
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
# Data of the languages that recognize_text reads: packages of npm at pinned versions. Others: --build-arg LANGUAGES="eng jpn".
ARG LANGUAGES="eng deu fra spa ita"
COPY scripts/fetched.mjs scripts/fetched.mjs
COPY scripts/recognition/ scripts/recognition/
RUN node scripts/recognition/language-data.mjs languages "$LANGUAGES"
COPY . .
RUN npm run build:server && du -sh server/dist

FROM build AS package
RUN npm run build:package

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS terminal
LABEL org.opencontainers.image.title="Octavo at the terminal" \
      org.opencontainers.image.description="PDF operations for scheduled jobs" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/octavo-pdf/octavo"
WORKDIR /documents
COPY --from=package /octavo/package/dist/ /octavo/
ENV NODE_ENV=production
USER node
ENTRYPOINT ["node", "/octavo/octavo.mjs"]
CMD ["help"]

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
LABEL org.opencontainers.image.title="Octavo" \
      org.opencontainers.image.description="PDF operations over HTTP" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/octavo-pdf/octavo"
WORKDIR /octavo
# The languages are a layer of their own, which stays when the service changes.
COPY --from=build /octavo/languages/ ./languages/
COPY --from=build /octavo/server/dist/ ./
COPY --from=build /octavo/LICENSE ./
ENV NODE_ENV=production OCTAVO_HOST=0.0.0.0 OCTAVO_PORT=8080 OCTAVO_DRAIN=5 OCTAVO_LANGUAGE_DATA=/octavo/languages
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "health.mjs"]
USER node
CMD ["node", "index.mjs"]
