import { countries as flags } from 'country-flag-icons';
import { intlTag, type Locale } from '../../lib/locale.ts';

/** Codes with a flag but without invoices: unions and parts of countries. */
const NOT_COUNTRIES = new Set(['EU', 'UN', 'XC', 'XO', 'IC', 'EA', 'AC', 'TA', 'DG', 'CP', 'QO']);
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const WITH_STATES = ['AU', 'BR', 'CA', 'IN', 'IT', 'JP', 'MX', 'MY', 'US'];

export interface Country {
  readonly value: string;
  readonly label: string;
}

/** All countries by name, in the locale's language and order. */
export function countriesFor(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'region', fallback: 'none' });
  return flags
    .filter((code) => /^[A-Z]{2}$/.test(code) && !NOT_COUNTRIES.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, intlTag(locale)));
}

/** True if addresses in this country have a state, province or prefecture. */
export const hasStates = (country: string): boolean => WITH_STATES.includes(country);

/** True if the tax number is a VAT number. */
export const hasVat = (country: string): boolean => EU.includes(country) || country === 'GB';

/** The country of the browser's language, `de-AT` → AT; empty if it has none. */
export const countryOfBrowser = (): string => /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
