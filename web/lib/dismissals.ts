const keyOf = (name: string) => `kubedeck.${name}`;

/** Whether a card was dismissed in this browser; `name` includes what it was dismissed for. */
export function isDismissed(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === 'dismissed';
  } catch {
    return false;
  }
}

/** Dismisses a card permanently. */
export function dismiss(name: string): void {
  try {
    localStorage.setItem(keyOf(name), 'dismissed');
  } catch {
    // Without storage it is dismissed until the next visit.
  }
}
