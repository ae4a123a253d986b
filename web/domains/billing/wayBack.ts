import { tabStorage } from '../../lib/browserStorage.ts';
import { isOwnPage } from '../../shell/session/gate.ts';

const KEY = 'kubedeck.afterPayment';

/** Remembers the page on which an action was refused for lack of payment, until the payment is made. */
export const keepWayBack = (path: string): void => tabStorage.write(KEY, path);

/** The remembered page, once; undefined if there is none. */
export function takeWayBack(): string | undefined {
  const path = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return isOwnPage(path) ? path : undefined;
}
