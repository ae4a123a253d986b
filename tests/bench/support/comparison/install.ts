import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseEnvironment } from '../../../support/config.ts';

const root = resolve(import.meta.dirname, '../../../..');
const sources = join(root, 'tests/bench/peers');
/** The packages of a folder require different versions of the same library; the pinned versions override them. */
const INSTALL = [
  'install',
  '--no-package-lock',
  '--legacy-peer-deps',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
];

/**
 * Installs the peers at pinned versions into an ignored folder, once per package.json. The programs that use them are
 * copied beside them, because Node resolves packages from the location of the importing file. Throws npm's output.
 */
export function installPeers(part: 'peers' | 'hive'): string {
  const from = part === 'peers' ? sources : join(sources, part);
  const manifest = readFileSync(join(from, 'package.json'));
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const folder = join(root, '.cache/bench', `${part}-${version}`);
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (path) => !path.endsWith('/hive') || part === 'hive' });
  const stamp = join(folder, 'installed');
  if (existsSync(stamp)) return folder;
  console.log(`Installing ${part} …`);
  const { status, stderr } = spawnSync('npm', INSTALL, {
    cwd: folder,
    env: baseEnvironment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim().split('\n').slice(0, 3).join(' '));
  writeFileSync(stamp, '');
  return folder;
}

/** Builds our gateway as for a release, because dist/ may be older than the sources. */
export function compileGateway(): string {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: root, env: baseEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', 'gateway'], options);
  if (status !== 0) throw new Error(`The gateway cannot be compiled:\n${stdout}`);
  return join(root, 'dist/gateway/server.js');
}
