import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STOP_MS } from '../../process/stopping.ts';
import { root } from './repository.ts';

/** The value of an expression over scripts/config.mjs, which reads the environment when it is imported. */
function configured(expression: string, env: Record<string, string> = {}): unknown {
  const file = JSON.stringify(pathToFileURL(join(root, 'scripts/config.mjs')).href);
  const code = `import { localUrl, settings } from ${file}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }),
  );
}

describe('npm start', () => {
  it('asks the servers where they listen', () => {
    const urls = 'localUrl(settings.host, 4000, "localhost"), localUrl(settings.platformHost, 4100)';
    const at = (env: Record<string, string>) => configured(`[${urls}]`, env);
    expect(at({})).toEqual(['http://localhost:4000', 'http://127.0.0.1:4100']);
    expect(at({ HOST: '0.0.0.0', PLATFORM_HOST: '::' })).toEqual(at({}));
    expect(at({ HOST: '192.0.2.7', PLATFORM_HOST: '::1' })).toEqual([
      'http://192.0.2.7:4000',
      'http://[::1]:4100',
    ]);
  });

  it('kills a server only after the time in which it stops by itself', () => {
    for (const delay of [0, 30_000]) {
      const limit = configured('settings.stopWithinMs', { STOP_DELAY_MS: String(delay) });
      expect(limit).toBeGreaterThan(delay + STOP_MS);
    }
  });
});
