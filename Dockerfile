# The web app is built with all development packages; the final image has none of them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /rapport
COPY . .
RUN npm ci

FROM node:24.21.0-bookworm-slim AS run
WORKDIR /rapport
COPY . .
# The image has its own Node, so the one from the npm packages is left out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
      --workspace @rapport/server --workspace @rapport/cli \
  && npm cache clean --force \
  && mkdir -p /data /backups && chown node:node /data /backups
COPY --from=build /rapport/apps/web/dist apps/web/dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 RAPPORT_DATA_DIR=/data
USER node
VOLUME ["/data", "/backups"]
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
