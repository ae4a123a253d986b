import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const runtime = dirname(require.resolve('relay-runtime'));

/** What a file exports under names; any other file exports one thing. */
const NAMES = /^module\.exports = \{\n((?: {2}\w+: \w+,?\n)+)\};?/m;
const FORWARDED = /^module\.exports = require\('([^']+)'\);/m;
/** `var a = require('b');`, with or without Babel's helper around it, and with `, c = a.c;` behind it. */
const REQUIRED =
  /^var (\w+) = (?:_interop\w+\()?require\(["']([^"']+)["']\)\)?(?:\.default|\["default"\])?([,;])/gm;
const INNER = /\brequire\(["']([^"']+)["']\)/g;
const DEFAULT = /\b(_\w+)\["default"\]/g;
const FLAG = /\b(?:\w+\.)?RelayFeatureFlags\.([A-Z_]+)\b/g;
const COMMONJS =
  /\brequire\(|\bmodule\.exports\b|\bexports\.|_interopRequireDefault|RelayFeatureFlags\.[A-Z]/;

const notHere = (what: string): string =>
  `throw new Error('${what} was left out of the build: web/relay/relayModules.ts')`;

/** What no document and no call here needs, with what the rest of Relay asks of it; paths below relay-runtime/lib. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'store/live-resolvers/LiveResolverCache': `
    import { NoopResolverCache } from '../ResolverCache.js';
    export class LiveResolverCache extends NoopResolverCache {
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
      getLiveResolverPromise() { ${notHere('Relay Resolvers')} }
      batchLiveStateUpdates(run) { run() }
      batchLiveStateUpdatesWithoutNotify(run) { run(); return false }
    }
    export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
    export const getUpdatedDataIDs = (updatedRecords) => updatedRecords;`,
  'mutations/createUpdatableProxy': `
    export const createUpdatableProxy = () => { ${notHere('@updatable')} };`,
  'mutations/RelayDeclarativeMutationConfig': `
    export const MutationTypes = {}, RangeOperations = {};
    export const convert = () => { ${notHere('configs')} };`,
};

/** The file behind a name; of relay-runtime the one with the code, past those that hand on. */
function fileOf(from: string, wanted: string): string {
  if (wanted === 'relay-runtime') return resolve(runtime, 'lib/index.js');
  return require.resolve(resolve(dirname(from), wanted));
}

function importOf(local: string, from: string, wanted: string): string {
  const helper = /^@babel\/runtime\/helpers\/(\w+)$/.exec(wanted)?.[1];
  if (helper === 'interopRequireDefault') return '';
  if (helper) return `import ${local} from '@babel/runtime/helpers/esm/${helper}';\n`;
  if (wanted !== 'relay-runtime' && !wanted.startsWith('.')) return `import ${local} from '${wanted}';\n`;
  const file = fileOf(from, wanted);
  const names = NAMES.test(readFileSync(file, 'utf8')) ? '* as ' : '';
  return `import ${names}${local} from '${file}';\n`;
}

function withExports(code: string): string {
  const [whole, list] = NAMES.exec(code) ?? [];
  if (!whole || !list) return code.replace(/^module\.exports = /m, 'export default ');
  const pairs = [...list.matchAll(/(\w+): (\w+)/g)].map(([, name, local]) => `${local} as ${name}`);
  return code.replace(whole, `export { ${pairs.join(', ')} };`);
}

/** Relay's flags as they are delivered; nothing here sets one. */
function readFlags(): ReadonlyMap<string, string> {
  const text = readFileSync(resolve(runtime, 'lib/util/RelayFeatureFlags.js'), 'utf8');
  const lines = text.matchAll(/^ {2}([A-Z_]+): ([^,\n]+)/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** One of Relay's files as an ECMAScript module. Throws for lines it does not understand. */
export function toModule(code: string, id: string, flags = readFlags()): string {
  const forwarded = FORWARDED.exec(code)?.[1];
  if (forwarded) return `export * from '${forwarded}';`;
  const imports: string[] = [];
  const body = code
    .replace(FLAG, (text, name: string) => flags.get(name) ?? text)
    .replace(REQUIRED, (_text, local: string, wanted: string, end: string) => {
      imports.push(importOf(local, id, wanted));
      return end === ',' ? 'var' : '';
    })
    .replace(INNER, (_text, wanted: string) => {
      const local = `_inner${imports.length}`;
      imports.push(importOf(local, id, wanted));
      return local;
    })
    .replace(DEFAULT, '$1');
  const module = imports.join('') + withExports(body);
  if (COMMONJS.test(module))
    throw new Error(`${id} has lines that web/relay/relayModules.ts cannot turn into a module`);
  return module;
}

/** What is left out, by the whole path of its file. Throws when Relay has no such file any more. */
function readLeftOut(): ReadonlyMap<string, string> {
  const entries = Object.entries(LEFT_OUT).map(
    ([path, code]) => [resolve(runtime, `lib/${path}.js`), code] as const,
  );
  const missing = entries.filter(([file]) => !existsSync(file)).map(([file]) => file);
  if (missing.length > 0)
    throw new Error(`web/relay/relayModules.ts leaves out what is not there: ${missing.join()}`);
  return new Map(entries);
}

/**
 * Relay comes as CommonJS, of which a bundler can leave nothing out. Its files are so regular that their lines can be
 * turned into modules; with the flags filled in, the experiments and whatever nothing imports stay away. Gains 12 of 61
 * kilobytes, and 3 with what is left out by hand.
 */
export function relayModules(): Plugin {
  const flags = readFlags();
  const leftOut = readLeftOut();
  return {
    name: 'relay-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(?:react-relay|relay-runtime)\/.*\.js$/ },
      handler: (code, id) => ({
        code: leftOut.get(id) ?? toModule(code, id, flags),
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}
