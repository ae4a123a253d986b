import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensurePackage } from './packages.mjs';

/**
 * Where a Chromium can be: named by CHROMIUM_PATH, the system's, or Playwright's own. Undefined when nowhere. The headless
 * shell, which Playwright prefers too, needs two thirds of the processor time of the browser that can open windows.
 */
export function findChromium(named) {
  const places = [
    named,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return places.find((path) => path && existsSync(path));
}

/** As `findChromium`; on Debian as root it installs the system's package when there is none. */
export const ensureChromium = (named) =>
  ensurePackage('chromium-headless-shell', () => findChromium(named)) ??
  ensurePackage('chromium', () => findChromium(named));
