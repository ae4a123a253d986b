import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserStorage } from '../lib/browserStorage.ts';
import { loadScript } from '../lib/loadScript.ts';
import { addCodeFormat } from './MessageText.tsx';

export const LOCALES = ['en', 'es'] as const;
export type AppLocale = (typeof LOCALES)[number];

const STORED_LOCALE = 'kubedeck.locale';
type LocaleFile = Record<string, unknown>;
/** Namespaces in the first download: the layout and the error pages must work when no other script can be loaded. */
const UP_FRONT = import.meta.glob<LocaleFile>('./{en,es}/{app,ui,errors}.json', {
  import: 'default',
  eager: true,
});
const files = import.meta.glob<LocaleFile>(['./{en,es}/*.json', '!./{en,es}/{app,ui,errors}.json'], {
  import: 'default',
});

/** `clusters.create` holds texts of `clusters` that only some screens need; its keys are merged into `clusters`. */
const nounOf = (namespace: string): string => namespace.split('.')[0] ?? namespace;

const upFront = (locale: AppLocale) => ({
  app: UP_FRONT[`./${locale}/app.json`] ?? {},
  ui: UP_FRONT[`./${locale}/ui.json`] ?? {},
  errors: UP_FRONT[`./${locale}/errors.json`] ?? {},
});

/** The namespaces of the screens so far; another language needs them all. */
const requested = new Set<string>();
/** The files whose texts i18next has. */
const added = new Set<string>();
/** The language that is shown or being loaded. */
let chosen: AppLocale = 'en';

/** Narrows any language tag (`es-MX`) to a locale we have, or undefined. */
function toLocale(tag: string | null | undefined): AppLocale | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language);
}

function storedLocale(): AppLocale | undefined {
  return toLocale(browserStorage.read(STORED_LOCALE));
}

function initialLocale(fromProfile: string | undefined): AppLocale {
  return toLocale(fromProfile) ?? storedLocale() ?? toLocale(navigator.language) ?? 'en';
}

/** A missing key throws in development and tests; production shows the key. */
function refuseMissingKey(_languages: readonly string[], namespace: string, key: string): void {
  throw new Error(`There is no text for ${namespace}:${key}`);
}

/** Starts i18next with the layout's namespaces. Everything it needs is in the first download. */
export function startI18n(fromProfile?: string): void {
  chosen = initialLocale(fromProfile);
  const strict = import.meta.env.DEV || import.meta.env.MODE === 'test';
  i18next.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language));
  void i18next.use(initReactI18next).init({
    lng: chosen,
    // Both languages have the same keys.
    fallbackLng: false,
    supportedLngs: LOCALES,
    defaultNS: 'app',
    resources: { en: upFront('en'), es: upFront('es') },
    interpolation: { escapeValue: false },
    saveMissing: strict,
    missingKeyHandler: strict ? refuseMissingKey : undefined,
  });
  addCodeFormat();
}

async function addTexts(locale: AppLocale, namespace: string): Promise<void> {
  const file = `./${locale}/${namespace}.json`;
  if (file in UP_FRONT || added.has(file)) return;
  const load = files[file];
  if (!load) throw new Error(`There is no file web/i18n/${locale}/${namespace}.json`);
  const texts = await loadScript(load);
  // Merged into what is loaded: the parts of a noun arrive in any order.
  i18next.addResourceBundle(locale, nounOf(namespace), texts, true, true);
  added.add(file);
}

/**
 * Loads the namespaces of a screen, and the server's messages, before it is shown; used by `lazyPage`. Rejects when a
 * file cannot be loaded, so that no screen shows keys instead of texts.
 */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  const needed = ['messages', ...namespaces.flatMap((name) => [nounOf(name), name])];
  for (const name of needed) requested.add(name);
  const locales = new Set([currentLocale(), chosen]);
  await Promise.all([...locales].flatMap((locale) => needed.map((name) => addTexts(locale, name))));
}

/**
 * Switches the language of the page and remembers it for the next visit. Rejects when its texts cannot be loaded; the
 * page keeps its language then.
 */
export async function changeLocale(locale: AppLocale): Promise<void> {
  browserStorage.write(STORED_LOCALE, locale);
  chosen = locale;
  try {
    await Promise.all([...requested].map((name) => addTexts(locale, name)));
  } catch (error) {
    if (chosen === locale) chosen = currentLocale();
    throw error;
  }
  if (chosen === locale) await i18next.changeLanguage(locale);
}

/** The language sent with every request; the server translates its messages into it. */
export function currentLocale(): AppLocale {
  return toLocale(i18next.resolvedLanguage) ?? chosen;
}
