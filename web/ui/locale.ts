import { useTranslation } from 'react-i18next';
import { asLocale, type Locale } from '../lib/locale.ts';

/** The locale numbers, money and times are written in. */
export function useLocale(): Locale {
  return asLocale(useTranslation().i18n.language);
}
