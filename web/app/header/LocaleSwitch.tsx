import { useTranslation } from 'react-i18next';
import { LOCALES, currentLocale } from '../../i18n/i18n.ts';
import type { AppLocale } from '../../i18n/i18n.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { SelectInput } from '../../ui/actions/SelectInput.tsx';

/** Languages by their own names, without flags. */
export const LOCALE_NAMES: Readonly<Record<AppLocale, string>> = { en: 'English', es: 'Español' };

/** Selects the language, before and after signing in. */
export function LocaleSwitch() {
  const { t } = useTranslation();
  const { chooseLocale } = usePreferences();
  return (
    <SelectInput
      label={t('nav.language')}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale], lang: locale }))}
      value={currentLocale()}
      onChange={chooseLocale}
    />
  );
}
