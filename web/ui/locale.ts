import { useTranslation } from 'react-i18next';
import { asLocale, type Locale } from '../lib/locale.ts';

/** The locale for numbers, money and times. */
export function useLocale(): Locale {
  return asLocale(useTranslation().i18n.language);
}
