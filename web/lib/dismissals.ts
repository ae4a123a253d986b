import { browserStorage } from './browserStorage.ts';

const keyOf = (name: string) => `kubedeck.${name}`;

/** Whether a card was dismissed in this browser; `name` includes what it was dismissed for. */
export const isDismissed = (name: string): boolean => browserStorage.read(keyOf(name)) === 'dismissed';

/** Dismisses a card permanently. */
export const dismiss = (name: string): void => browserStorage.write(keyOf(name), 'dismissed');
