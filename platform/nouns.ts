import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from './core.ts';
import type { Authenticate } from './http/authGuard.ts';
import type { JobDefinition } from './jobs/definition.ts';

/** One line per port: the embedded implementation, or the real one that the configuration names. */
export function createProviders(_core: Core) {
  return {};
}

export type Providers = ReturnType<typeof createProviders>;

/**
 * One line per noun, in the order in which they need each other. A service gets the services it calls; one that
 * is called back by a later one gets a function (`() => clusters.count(…)`).
 */
export function createServices(_core: Core, _providers: Providers) {
  return {};
}

export type Services = ReturnType<typeof createServices>;

/** One line per noun: its addresses. */
export function routesOf(_services: Services): FastifyPluginAsyncZod[] {
  return [];
}

/** One line per noun with long work. */
export function jobsOf(_core: Core, _providers: Providers, _services: Services): JobDefinition[] {
  return [];
}

/** Who a bearer token belongs to: an API key or a session. */
export function authenticateWith(_services: Services): Authenticate {
  return async () => null;
}
