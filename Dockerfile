# Edgewise with its server: docker build -t edgewise . && docker run -p 8080:8080 -v edgewise:/data edgewise
FROM node:20-slim AS build
WORKDIR /edgewise
COPY . .
RUN npm ci && node -e "import('./scripts/build.mjs').then((b) => { b.buildApp(); b.buildServer(); b.buildCommand(); })"
RUN npm prune --omit=dev

FROM node:20-slim
# Numbers on PNG pictures need a font.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
WORKDIR /edgewise
COPY --from=build /edgewise/node_modules node_modules
COPY --from=build /edgewise/packages packages
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:8080/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/dist/main.js", "serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
