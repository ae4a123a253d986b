export type Locale = 'en' | 'es';

/** The tag Intl formats with. `es` means Spain: other regions print "EUR 1,234.50". */
export function intlTag(locale: Locale): string {
  return locale === 'es' ? 'es-ES' : 'en';
}

/** Narrows any language tag to a locale we have; English when unknown. */
export function asLocale(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('es') ? 'es' : 'en';
}
