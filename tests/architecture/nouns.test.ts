import { describe, expect, it } from 'vitest';
import { namesIn } from './repository.ts';

const PARTS = ['platform', 'gateway', 'web'] as const;
/** Nouns that only compose fragments of other nouns and need no server code. */
const WEB_ONLY = ['dashboard', 'onboarding', 'help'];
/** Nouns without a screen: `events` are recorded in the background. */
const NO_SCREEN = ['events'];
/** Locale files that belong to no noun. */
const SHARED_LOCALES = ['app', 'ui', 'errors', 'preview', 'messages', 'logs'];

type Listings = Record<(typeof PARTS)[number], string[]>;

/** Nouns that one part lacks although another has them. */
function missingNouns(listings: Listings): string[] {
  const nouns = new Set(
    Object.values(listings)
      .flat()
      .filter((noun) => !WEB_ONLY.includes(noun)),
  );
  return PARTS.flatMap((part) =>
    [...nouns]
      .filter((noun) => !(part === 'web' && NO_SCREEN.includes(noun)))
      .filter((noun) => !listings[part].includes(noun))
      .map((noun) => `${part}/domains/${noun} is missing`),
  );
}

/** Files whose name does not start with one of the nouns. */
function misnamed(files: string[], names: string[]): string[] {
  return files.filter((file) => !names.includes(file.split('.')[0] ?? ''));
}

const listings: Listings = {
  platform: namesIn('platform/domains', 'folders'),
  gateway: namesIn('gateway/domains', 'folders'),
  web: namesIn('web/domains', 'folders'),
};
const nouns = [...new Set([...Object.values(listings).flat(), ...WEB_ONLY])];

describe('nouns', () => {
  it('are the same in platform, gateway and web', () => {
    expect(missingNouns(listings)).toEqual([]);
  });

  it('that are listed here as exceptions exist', () => {
    const locales = namesIn('web/i18n/en', 'files');
    expect(SHARED_LOCALES.filter((name) => !locales.includes(`${name}.json`))).toEqual([]);
    expect(WEB_ONLY.filter((noun) => !listings.web.includes(noun))).toEqual([]);
    expect(NO_SCREEN.filter((noun) => !listings.gateway.includes(noun))).toEqual([]);
  });

  it.each(['en', 'es'])('are the names of the %s locale files', (language) => {
    expect(misnamed(namesIn(`web/i18n/${language}`, 'files'), [...nouns, ...SHARED_LOCALES])).toEqual([]);
  });

  it.each(['tests/contract', 'tests/e2e'])('are the names of the files in %s', (folder) => {
    const files = namesIn(folder, 'files').filter((file) => /\.(contract|e2e)\.ts$/.test(file));
    expect(misnamed(files, nouns)).toEqual([]);
  });

  it('are checked for a missing domain and a misnamed file', () => {
    const bad = { platform: ['addons'], gateway: ['addons', 'apps'], web: ['addons', 'apps', 'dashboard'] };
    expect(missingNouns(bad)).toEqual(['platform/domains/apps is missing']);
    expect(misnamed(['addons.e2e.ts', 'misc.e2e.ts'], ['addons'])).toEqual(['misc.e2e.ts']);
  });
});
