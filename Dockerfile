# Two images: `server`, and `proxy` with the console's files. build.sh takes the steps of the first stage without Docker.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /build
# Of the console: where the map's tiles come from; their origin goes into PATROL_TILES of the proxy, too.
ARG VITE_TILE_URL=""
ARG VITE_TILE_ATTRIBUTION=""
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml openapi.yaml ./
COPY packages packages
COPY examples examples
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline --filter "@patrolkit/console..." --filter "@patrolkit/embed..."
RUN npx --yes pnpm@12.21.0 --filter @patrolkit/console --filter @patrolkit/embed run build
RUN find . -name node_modules -prune -exec rm -rf {} +
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline --filter "@patrolkit/server..."
RUN rm -rf node_modules/node-* node_modules/.pnpm/node-*@*
RUN mkdir -p out/server out/console && mv examples/console/dist out/console/absistemguardpatrolv2
RUN mv examples/embed/dist out/server/embed
RUN cp -a --parents package.json openapi.yaml node_modules packages/sdk examples/server out/server
RUN cd out/server && rm -rf examples/server/src/testing examples/server/src/hub/conformance && find packages examples -name '*.test.ts' -delete

FROM node:26.10.0-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled EMBED_DIR=/app/embed
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /build/out/server ./
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=patrolkit:source", "examples/server/src/main.ts"]

FROM caddy:2 AS proxy
ENV PATROL_CONSOLE=/srv/console
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /build/out/console /srv/console
