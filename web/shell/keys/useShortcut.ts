import { useEffectEvent, useLayoutEffect } from 'react';
import { addShortcut } from './keymap.ts';
import type { Shortcut } from './keymap.ts';

interface ShortcutOptions extends Partial<Pick<Shortcut, 'group' | 'whileTyping'>> {
  readonly label: string;
  /** If false, the shortcut is disabled and not listed. */
  readonly isEnabled?: boolean;
}

/**
 * A shortcut of the mounted page, listed in the shortcut dialog (`?`):
 * `useShortcut('c', create, { label: t('create') })`
 */
export function useShortcut(
  keys: string,
  run: (event: KeyboardEvent) => void,
  options: ShortcutOptions,
): void {
  const { label, group = 'page', whileTyping, isEnabled = true } = options;
  const onPress = useEffectEvent(run);
  // Before the page is painted: who sees it may already press keys.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    return addShortcut({ keys, label, group, whileTyping, run: (event) => onPress(event) });
  }, [keys, label, group, whileTyping, isEnabled]);
}
