# One image; its command is the part to run: gateway or platform.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/dist ./dist
COPY --from=build /app/scripts/container.mjs ./scripts/container.mjs
RUN mkdir /app/.data && chown node:node /app/.data
USER node
EXPOSE 4000 4100
VOLUME /app/.data
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "scripts/container.mjs", "health"]
ENTRYPOINT ["node", "scripts/container.mjs"]
CMD ["gateway"]
