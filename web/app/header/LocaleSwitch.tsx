import { useTranslation } from 'react-i18next';
import { LOCALES, currentLocale } from '../../i18n/i18n.ts';
import type { AppLocale } from '../../i18n/i18n.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';

/** Languages by their own names, never by flags. */
export const LOCALE_NAMES: Readonly<Record<AppLocale, string>> = { en: 'English', es: 'Español' };

/** The language of the page, before and after signing in. */
export function LocaleSwitch() {
  const { t } = useTranslation();
  const { chooseLocale } = usePreferences();
  return (
    <select
      className="kd-locale"
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
  );
}
