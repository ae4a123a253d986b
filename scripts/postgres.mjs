import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { settings } from './config.mjs';
import { ensurePackage } from './packages.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`: on the PATH, or Debian's newest, which keeps them off it. Undefined when nowhere. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...settings.path.split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** As `findPostgres`; on Debian as root it installs the system's package when there is none. */
export const ensurePostgres = () => ensurePackage('postgresql', findPostgres);
