const keyOf = (accountId: string) => `kubedeck.getStarted.${accountId}`;

/** Whether the card was dismissed in this browser, for that account. */
export function isGetStartedDismissed(accountId: string): boolean {
  try {
    return localStorage.getItem(keyOf(accountId)) === 'dismissed';
  } catch {
    return false;
  }
}

/** Dismisses the card permanently. */
export function dismissGetStarted(accountId: string): void {
  try {
    localStorage.setItem(keyOf(accountId), 'dismissed');
  } catch {
    // Without storage it is dismissed until the next visit.
  }
}
