import { tabStorage } from '../../../lib/browserStorage.ts';

const KEY = 'kubedeck.afterProvider';

/** Remembers the page to continue at while the identity provider's pages are open; null forgets an earlier one. */
export function keepNextPage(path: string | null): void {
  if (path === null) tabStorage.remove(KEY);
  else tabStorage.write(KEY, path);
}

/** The remembered page, or null. It comes from an address: only `afterSignIn` may follow it. */
export const nextPage = (): string | null => tabStorage.read(KEY);
