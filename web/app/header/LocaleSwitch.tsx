import { useTranslation } from 'react-i18next';
import { LOCALES, currentLocale } from '../../i18n/i18n.ts';
import type { AppLocale } from '../../i18n/i18n.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { Box } from '../../ui/layout/primitives.ts';

/** Languages by their own names, never by flags. */
export const LOCALE_NAMES: Readonly<Record<AppLocale, string>> = { en: 'English', es: 'Español' };

/** The language of the page, before and after signing in. */
export function LocaleSwitch() {
  const { t } = useTranslation();
  const { chooseLocale } = usePreferences();
  return (
    <Box
      asChild
      height={{ base: '11', md: '9' }}
      px="2"
      border="1px solid"
      borderColor="border.control"
      borderRadius="md"
      bg="bg.panel"
      color="fg"
      fontSize={{ base: 'md', md: 'sm' }}
    >
      <select
        aria-label={t('nav.language')}
        value={currentLocale()}
        onChange={(event) => chooseLocale(event.target.value as AppLocale)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </select>
    </Box>
  );
}
