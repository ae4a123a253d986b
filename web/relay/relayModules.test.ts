import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { LEFT_OUT, toModule } from './relayModules.ts';

const require = createRequire(import.meta.url);
const lib = (name: string) => resolve(dirname(require.resolve(name)), 'lib');

/** Every file of Relay that these need, as a module. */
function modulesFrom(files: readonly string[], found = new Map<string, string>()): Map<string, string> {
  for (const file of files) {
    if (found.has(file)) continue;
    const module = toModule(readFileSync(file, 'utf8'), file);
    found.set(file, module);
    modulesFrom(
      [...module.matchAll(/from '([^']+\/(?:react-relay|relay-runtime)\/[^']+)'/g)].flatMap(
        ([, path]) => path ?? [],
      ),
      found,
    );
  }
  return found;
}

const modules = modulesFrom([`${lib('react-relay')}/hooks.js`, `${lib('relay-runtime')}/index.js`]);
const moduleOf = (name: string) => [...modules].find(([file]) => file.endsWith(`/${name}.js`))?.[1] ?? '';

describe('the files of Relay', () => {
  it('can all be turned into modules', () => {
    expect(modules.size).toBeGreaterThan(100);
    expect(moduleOf('hooks')).toContain('useFragment as useFragment');
    expect(moduleOf('QueryResource')).not.toContain('require(');
  });

  it('import names where a file has names, and the whole where it has one thing', () => {
    const reader = moduleOf('RelayReader');
    expect(reader).toMatch(/import \* as RelayModernRecord from '[^']+RelayModernRecord\.js';/);
    expect(reader).toMatch(/import RelayConcreteNode from|import _require\w* from/);
  });

  it('have the flags filled in', () => {
    expect(moduleOf('useFragmentInternal')).toContain('if (true)');
    expect([...modules.values()].filter((module) => /RelayFeatureFlags\.[A-Z]/.test(module))).toEqual([]);
  });

  it.each(Object.entries(LEFT_OUT))('are left out without a name missing: %s', (path, stub) => {
    const whole = readFileSync(`${lib('relay-runtime')}/${path}.js`, 'utf8');
    const [, list = ''] = /module\.exports = \{([^}]+)\}/.exec(whole) ?? [];
    const wanted = [...list.matchAll(/(\w+):/g)].map(([, name]) => name);
    const given = [...stub.matchAll(/export (?:const|class) ((?:\w+ = [^,;]+, )*\w+)/g)].flatMap(
      ([, names = '']) => names.split(', ').map((name) => name.split(' ')[0]),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(given).toEqual(expect.arrayContaining(wanted));
  });

  it('are refused when a line is not understood', () => {
    expect(() => toModule('if (x) exports.y = 1;', 'z.js')).toThrow('z.js has lines');
  });
});
