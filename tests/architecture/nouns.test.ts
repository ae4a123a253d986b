import { describe, expect, it } from 'vitest';
import { namesIn } from './repository.ts';

const PARTS = ['platform', 'gateway', 'web'] as const;
/** Compositions of other nouns' fragments, and of no use to a server. */
const WEB_ONLY = ['dashboard', 'onboarding', 'help'];
/** `events` are recorded by the client in passing; no screen shows them. */
const NO_SCREEN = ['events'];
/** Texts that belong to no noun: the frame, the primitives, errors, previews, and the platform's codes. */
const SHARED_LOCALES = ['app', 'ui', 'errors', 'forms', 'shell', 'preview', 'platform', 'messages'];

type Listings = Record<(typeof PARTS)[number], string[]>;

/** Nouns that a part lacks although another has them. */
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

/** Files whose first word (before the first dot) is none of the words. */
function strangers(files: string[], words: string[]): string[] {
  return files.filter((file) => !words.includes(file.split('.')[0] ?? ''));
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

  it.each(['en', 'es'])('name the %s texts', (language) => {
    expect(strangers(namesIn(`web/i18n/${language}`, 'files'), [...nouns, ...SHARED_LOCALES])).toEqual([]);
  });

  it.each(['tests/contract', 'tests/e2e'])('name the files of %s', (folder) => {
    const files = namesIn(folder, 'files').filter((file) => /\.(contract|e2e)\.ts$/.test(file));
    expect(strangers(files, nouns)).toEqual([]);
  });

  it('would notice a noun that one part lacks, and a file named otherwise', () => {
    const bad = { platform: ['addons'], gateway: ['addons', 'apps'], web: ['addons', 'apps', 'dashboard'] };
    expect(missingNouns(bad)).toEqual(['platform/domains/apps is missing']);
    expect(strangers(['addons.e2e.ts', 'misc.e2e.ts'], ['addons'])).toEqual(['misc.e2e.ts']);
  });
});
