import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where a Chromium can be: named by CHROMIUM_PATH, the system's, or Playwright's own. Undefined when nowhere. */
export function findChromium(named) {
  const places = [
    named,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return places.find((path) => path && existsSync(path));
}

/** As `findChromium`; on Debian as root it installs the system's package when there is none. */
export function ensureChromium(named) {
  const found = findChromium(named);
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log('Installing Chromium (apt-get install chromium) …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  return findChromium(named);
}
