const keyOf = (accountId: string) => `kubedeck.getStarted.${accountId}`;

/** Has the card been put away in this browser, for that account? */
export function isGetStartedDismissed(accountId: string): boolean {
  try {
    return localStorage.getItem(keyOf(accountId)) === 'dismissed';
  } catch {
    return false;
  }
}

/** Puts the card away for good. */
export function dismissGetStarted(accountId: string): void {
  try {
    localStorage.setItem(keyOf(accountId), 'dismissed');
  } catch {
    // Without storage it stays away until the next visit.
  }
}
