import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';

const web = resolve(import.meta.dirname, '../../../web');

/** The modules a first visit to a route imports, as paths below web/; texts in English. */
export interface Visit {
  readonly path: string;
  readonly modules: readonly string[];
}

/** Stubs for the client's data loading helpers: they record what they would load. */
const TELLERS: Readonly<Record<string, string>> = {
  '/shell/lazyPage.tsx': `
    export const lazyPage = (load, name, ...namespaces) => ({ load, namespaces });`,
  '/lib/lazyComponent.ts': `
    export const lazyComponent = (load) => load;`,
  '/relay/loadPage.ts': `
    const asked = [];
    export const loadPage = (source) => void asked.push(source);
    export const takeAsked = () => asked.splice(0);`,
  // Loaders run without a session here, as guests need nothing of the shell.
  '/shell/session/sessionStore.ts': `
    export const currentUser = () => ({});
    export const getSession = () => ({ status: 'signed-out' });`,
};

const tellers: Plugin = {
  name: 'tellers',
  enforce: 'pre',
  load: (id) => TELLERS[id.slice(web.length)],
};

type Load = () => unknown;
interface Route {
  path?: string;
  index?: boolean;
  children?: readonly Route[];
  loader?: (args: { params: Record<string, string>; request: Request }) => unknown;
  lazy?: { load?: Load; namespaces?: readonly string[]; Component?: Load };
  handle?: { crumb?: Load };
}

/** The modules a function imports when called, read from its source. */
const importsOf = (load: Load | undefined): string[] =>
  [...String(load ?? '').matchAll(/dynamic_import__\("\/([^"?]+)"/g)].flatMap(([, path]) => path ?? []);

const texts = (namespaces: readonly string[] = []): string[] =>
  namespaces.map((namespace) => `i18n/en/${namespace}.json`);

/** Calls a loader like the router does; a thrown redirect is a valid outcome, and nothing here waits for data. */
function queriesOf(route: Route, takeAsked: () => Load[]): Load[] {
  try {
    void route.loader?.({ params: { clusterId: 'c' }, request: new Request('http://localhost/') });
  } catch {
    // Queries that were loaded before a redirect count.
  }
  return takeAsked();
}

/** Every route of the client with the modules its pages, frames, queries and texts import. */
export async function readVisits(): Promise<readonly Visit[]> {
  const server = await createServer({
    configFile: resolve(web, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [tellers],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { takeAsked } = (await server.ssrLoadModule('/relay/loadPage.ts')) as { takeAsked: () => Load[] };
    const { appRoutes } = (await server.ssrLoadModule('/app/router.tsx')) as { appRoutes: () => Route[] };
    const visit = (route: Route, above: Visit): Visit[] => {
      const { lazy, handle } = route;
      const loads = [lazy?.load, lazy?.Component, handle?.crumb, ...queriesOf(route, takeAsked)];
      const here: Visit = {
        path: route.path ? `${above.path}/${route.path}` : above.path,
        modules: [...above.modules, ...loads.flatMap(importsOf), ...texts(lazy?.namespaces)],
      };
      if (route.children) return route.children.flatMap((child) => visit(child, here));
      return lazy && route.path ? [here] : [];
    };
    return appRoutes().flatMap((route) => visit(route, { path: '', modules: [] }));
  } finally {
    await server.close();
  }
}
