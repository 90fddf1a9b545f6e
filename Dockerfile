# Packages are installed before the sources are copied, so that a change of the sources installs nothing again.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /rapport
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY lab/package.json lab/
COPY packages/ask/package.json packages/ask/
COPY packages/contract/package.json packages/contract/
COPY packages/figures/package.json packages/figures/
COPY packages/network/package.json packages/network/
COPY packages/series/package.json packages/series/
COPY packages/transcript/package.json packages/transcript/

FROM packages AS build
RUN npm ci --ignore-scripts --workspace @rapport/web
COPY packages/contract packages/contract
COPY apps/web apps/web
COPY tsconfig.base.json ./
COPY docs/layouts.md docs/
RUN npm run --silent build

FROM packages AS run
# The image has its own Node, so the one from the npm packages is left out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
      --workspace @rapport/server --workspace @rapport/cli \
  && npm cache clean --force \
  && mkdir -p /data /backups && chown node:node /data /backups
COPY packages packages
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY scripts/run.js scripts/
COPY --from=build /rapport/apps/web/dist apps/web/dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 RAPPORT_DATA_DIR=/data
USER node
VOLUME ["/data", "/backups"]
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
