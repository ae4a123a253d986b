import type { Plugin } from 'vite';

const HOOKS = '\0relay-hooks';
const NOTHING = '\0relay-nothing';

const hooks = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useLazyLoadQuery',
  'usePaginationFragment',
  'usePreloadedQuery',
  'useRelayEnvironment',
  'useSubscription',
];

const hooksModule = [
  ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}';`),
  "import * as preload from 'react-relay/lib/relay-hooks/loadQuery';",
  'export const loadQuery = preload.loadQuery;',
  "export { fetchQuery } from 'relay-runtime';",
].join('\n');

/** Re-exported by the index of relay-runtime alone; neither react-relay's hooks nor we use it. */
const UNUSED =
  /\/(experimental|createFragmentSpecResolver|fetchQuery_DEPRECATED|RelayQueryResponseCache|createPayloadFor3DField)$/;

/**
 * Leaves out of the build what Relay's CommonJS files cannot shed themselves: hooks nobody imports, and the
 * half of useFragment that only runs when ENABLE_ACTIVITY_COMPATIBILITY is off (it is on). The build fails at a hook that is missing from the list above.
 */
export function relayLean(): Plugin {
  return {
    name: 'relay-lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'react-relay/hooks') return HOOKS;
      const isSwitchedOff = id === './useFragmentInternal_CURRENT';
      const isUnused = UNUSED.test(id) && importer.endsWith('/relay-runtime/lib/index.js');
      return isSwitchedOff || isUnused ? NOTHING : null;
    },
    load(id) {
      if (id === HOOKS) return hooksModule;
      return id === NOTHING ? 'module.exports = {};' : null;
    },
  };
}
