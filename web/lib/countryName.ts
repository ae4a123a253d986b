import { intlTag, type Locale } from './locale.ts';

/** The country's name in the given language; empty for an empty code, the code itself if it is unknown. */
function countryName(code: string, locale: Locale): string {
  if (code === '') return '';
  try {
    return new Intl.DisplayNames(intlTag(locale), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** City and country in the given language; only the country for a city state. */
export function placeName(city: string, code: string, locale: Locale): string {
  const country = countryName(code, locale);
  if (city === countryName(code, 'en')) return country;
  return [city, country].filter(Boolean).join(', ');
}
