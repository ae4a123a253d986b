import { flowise, litellm, ollama, openWebui } from './catalogue/ai.ts';
import { clickhouse, metabase, umami } from './catalogue/analytics.ts';
import { n8n, nodeRed } from './catalogue/automation.ts';
import { memcached, redis, valkey } from './catalogue/caches.ts';
import { directus, ghost, wordpress } from './catalogue/cms.ts';
import { influxdb, mariadb, mongodb, mysql, timescaledb } from './catalogue/databases.ts';
import { itTools, jenkins, pgadmin, woodpecker } from './catalogue/developerTools.ts';
import { nats, rabbitmq } from './catalogue/messaging.ts';
import { changedetection, uptimeKuma, victoriaLogs, victoriaMetrics } from './catalogue/monitoring.ts';
import { gotify, listmonk, mattermost, ntfy } from './catalogue/notifications.ts';
import { freshrss, linkding, mealie, memos } from './catalogue/productivity.ts';
import { meilisearch, qdrant, typesense } from './catalogue/search.ts';
import { keycloak, openbao, vaultwarden } from './catalogue/security.ts';
import { filebrowser, minio, nextcloud, rustfs } from './catalogue/storageApps.ts';
import type { CatalogueApp } from './catalogueApp.ts';

/** All apps that can be installed. */
export const appCatalogue: readonly CatalogueApp[] = [
  ...[mysql, mariadb, mongodb, timescaledb, influxdb],
  ...[valkey, redis, memcached],
  ...[rabbitmq, nats, mattermost, listmonk, ntfy, gotify],
  ...[uptimeKuma, victoriaMetrics, victoriaLogs, changedetection],
  ...[jenkins, woodpecker, pgadmin, itTools],
  ...[keycloak, vaultwarden, openbao],
  ...[n8n, nodeRed],
  ...[wordpress, ghost, directus],
  ...[metabase, umami, clickhouse],
  ...[minio, rustfs, nextcloud, filebrowser],
  ...[openWebui, ollama, flowise, litellm],
  ...[meilisearch, qdrant, typesense],
  ...[memos, linkding, mealie, freshrss],
];

/** The catalogue entry of that name, or undefined. */
export function findApp(name: string): CatalogueApp | undefined {
  return appCatalogue.find((app) => app.name === name);
}

/** The version of an app, or undefined. */
export function findVersion({ versions }: CatalogueApp, version: string) {
  return versions.find((one) => one.version === version);
}
