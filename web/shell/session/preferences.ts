import { changeLocale, currentLocale } from '../../i18n/i18n.ts';
import { setColorMode } from '../../ui/colorMode.ts';
import type { StoredUser } from './storedUser.ts';

/**
 * Applies the language and theme of the profile; a profile without a theme keeps that of the browser. When the texts of
 * the language cannot be loaded, the page keeps its own.
 */
export async function applyPreferences({
  locale,
  prefersDarkMode,
}: Pick<StoredUser, 'locale' | 'prefersDarkMode'>): Promise<void> {
  if (prefersDarkMode !== null) setColorMode(prefersDarkMode ? 'dark' : 'light');
  const wanted = locale === 'ES' ? 'es' : 'en';
  if (wanted !== currentLocale()) await changeLocale(wanted).catch(() => undefined);
}
