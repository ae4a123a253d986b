import { isOwnPage } from '../../shell/session/gate.ts';

const KEY = 'kubedeck.afterPayment';

/** Remembers the page on which an action was refused for lack of payment, until the payment is made. */
export function keepWayBack(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the billing page is shown after the payment.
  }
}

/** The remembered page, once; undefined if there is none. */
export function takeWayBack(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isOwnPage(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
