import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What `find` answers; where it finds nothing, Debian's package is installed first, if this is Debian and we are root. */
export function ensurePackage(name, find) {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log(`Installing ${name} (apt-get install ${name}) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
  return find();
}
