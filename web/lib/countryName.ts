import { intlTag, type Locale } from './locale.ts';

/** The country's name in the language of the reader; empty for an empty code, the code for one nobody knows. */
export function countryName(code: string, locale: Locale): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames(intlTag(locale), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** City and country in the language of the reader; the country alone for a city state. */
export function placeName(city: string, code: string, locale: Locale): string {
  const country = countryName(code, locale);
  if (city === countryName(code, 'en')) return country;
  return [city, country].filter(Boolean).join(', ');
}
