import type { FastifyInstance } from 'fastify';
import { SAFE_METHODS } from '../../http/authGuard.ts';
import { forbidden } from '../../http/errors.ts';
import { missingScope, type Area, type Level } from '../../http/scopes.ts';
import { text } from '../../messages/messages.ts';
import { areaTable } from './scopes.rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Area of the route; `useScopes` sets it from the table. */
    area?: Area | null;
    /** `write` on a GET route with side effects, such as a one-time download. */
    scopeLevel?: Level;
    /** The body may have `dry_run: true`, with which the route changes nothing: `read` is enough. */
    takesDryRun?: boolean;
  }
}

function areaOf(url: string): Area | null {
  if (!url.startsWith('/api/')) return null;
  const area = areaTable[url];
  if (area === undefined) throw new Error(`${url} has no row in the table of areas`);
  return area;
}

const isDryRun = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true;

/** Refuses an API key without the scope of the route: 403 `missing_scope`, which names the scope. */
export function useScopes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, area: areaOf(route.url) };
  });
  // After the body was parsed, which says whether it is a dry run, and before it is validated.
  app.addHook('preValidation', async ({ actor, method, routeOptions, body }) => {
    const { area, scopeLevel, takesDryRun } = routeOptions.config;
    if (!actor?.scopes || !area) return;
    const isRead = SAFE_METHODS.has(method) || (takesDryRun === true && isDryRun(body));
    const level = scopeLevel ?? (isRead ? 'read' : 'write');
    const scope = missingScope(actor.scopes, area, level);
    if (scope) throw forbidden(text('missing_scope', { scope }), 'missing_scope');
  });
}
