import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { withBodies, type Node } from '../leftOut.ts';

/**
 * Functions for what this client has none of: a server that renders, React Server Components, the framework's
 * prefetching (we have our own) and instrumentation. With each, what it answers where none of that is there.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  usePrefetchBehavior: '{ return [false, React8.useRef(null), {}]; }',
  PrefetchPageLinks: '{ return null; }',
  RSCErrorHandler: '{ return arguments[0].children; }',
  parseHydrationData: '{ return undefined; }',
  instrumentClientSideRouter: '{ return arguments[0]; }',
  getRouteInstrumentationUpdates: '{ return {}; }',
};

/** Names for the developer tools keep components that nobody uses. */
const NAMED = /^(\w+)\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var \w+ = (?=React\d*\.(?:forwardRef|memo)\()/gm;
const WARNS = /(?<!var )\bENABLE_DEV_WARNINGS\b(?!,)/g;

/** React Router's code without what only frameworks need. Throws when one of those functions has another name. */
export function withoutFramework(code: string, program: Node): MagicString {
  const functions = (program.body as readonly Node[]).filter(({ type }) => type === 'FunctionDeclaration');
  return withBodies(code, {
    bodies: LEFT_OUT,
    find: (name) =>
      functions.find(({ id }) => (id as { name?: string }).name === name)?.body as Node | undefined,
    missing: (name) => `React Router has no function ${name} any more: web/app/routerParts.ts`,
  });
}

/** The same code, ready to leave out components nobody uses, and without the warnings for developers. */
export const withoutNames = (code: string): string =>
  code.replace(NAMED, '').replace(COMPONENT, '$&/* @__PURE__ */ ').replace(WARNS, 'false');

/** React Router's one file holds framework and library; the build leaves the framework's parts out. */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/react-router\/dist\/.*chunk-[^/]*\.mjs$/,
        code: /\bfunction createRouter\(/,
      },
      handler(code) {
        const clean = withoutNames(code);
        return { code: withoutFramework(clean, this.parse(clean) as unknown as Node).toString(), map: null };
      },
    },
  };
}
