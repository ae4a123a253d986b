import type { FastifyInstance, RouteOptions } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SAFE_METHODS } from '../../http/authGuard.ts';
import { forbidden } from '../../http/errors.ts';
import { missingScope, type Area, type Level } from '../../http/scopes.ts';
import { text } from '../../messages/messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Area of the route; null for routes that need no scope. `inArea` sets it. */
    area?: Area | null;
    /** `write` on a GET route with side effects, such as a one-time download. */
    scopeLevel?: Level;
    /** The body may have `dry_run: true`, with which the route changes nothing: `read` is enough. */
    takesDryRun?: boolean;
  }
}

/** Routes whose API keys need a scope of the area, unless a route has another area in its config. */
export function inArea(area: Area | null, routes: FastifyPluginAsyncZod): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { area, ...route.config };
    });
    await app.register(routes);
  };
}

const isDryRun = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true;

/**
 * Refuses an API key without the scope of the route: 403 `missing_scope`, which names the scope. A route of the API
 * that was registered without `inArea` prevents the start.
 */
export function useScopes(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.find(({ url, config }) => url.startsWith('/api/') && config?.area === undefined);
    if (open) throw new Error(`${open.url} has no area: register its routes with inArea`);
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
