# Crisper with its own PostgreSQL, or with yours; docs/operating.md says how to run it.
FROM docker.io/library/node:26-bookworm-slim AS packages
WORKDIR /crisper
COPY .npmrc package.json package-lock.json ./
COPY bench/package.json bench/
COPY domain/package.json domain/
COPY downloads/package.json downloads/
COPY e2e/package.json e2e/
COPY server/package.json server/
COPY texts/package.json texts/
COPY web/package.json web/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

# What the server runs on, and nothing that builds it.
FROM packages AS server
RUN npm ci --omit=dev --workspace=server --workspace=domain --workspace=texts
COPY domain domain
COPY server server
COPY texts texts

FROM docker.io/library/node:26-bookworm-slim
# Nothing can be installed in it any more: anyone who breaks in finds no package manager of Node.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && useradd --system --uid 800 --home-dir /data --shell /usr/sbin/nologin crisper \
  && install --directory --owner=crisper --mode=0700 /data /var/cache/crisper
COPY --from=server /crisper /crisper
COPY --from=build /crisper/web/dist /crisper/web/dist
COPY web/public/Blogs.json /crisper/web/public/Blogs.json
WORKDIR /crisper
USER crisper
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/var/cache/crisper NODE_ENV=production
# Compiled here once: the second command ends where the server would start.
RUN node --eval "import('./server/src/serve-app.ts')" && ! PORT=none node server/start.mjs
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=60s --timeout=10s CMD ["node", "server/health.mjs"]
CMD ["node", "server/start.mjs"]
