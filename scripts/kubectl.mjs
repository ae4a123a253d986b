import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { settings } from './config.mjs';
import { ensurePackage } from './packages.mjs';

/** kubectl on the PATH; undefined when there is none. */
export function findKubectl() {
  return settings.path
    .split(delimiter)
    .map((folder) => join(folder, 'kubectl'))
    .find((path) => existsSync(path));
}

/** As `findKubectl`; on Debian as root it installs the system's package when there is none. */
export const ensureKubectl = () => ensurePackage('kubernetes-client', findKubectl);
