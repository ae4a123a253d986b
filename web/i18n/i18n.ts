import i18next from 'i18next';
import type { BackendModule, ReadCallback } from 'i18next';
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

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) return done(new Error(`There is no file web/i18n/${language}/${namespace}.json`), null);
    loadScript(load).then(
      (texts) => {
        // Merged into what is loaded: the parts of a noun arrive in any order.
        i18next.addResourceBundle(language, nounOf(namespace), texts, true, true);
        done(null, {});
      },
      (error: Error) => done(error, null),
    );
  },
};

const upFront = (locale: AppLocale) => ({
  app: UP_FRONT[`./${locale}/app.json`] ?? {},
  ui: UP_FRONT[`./${locale}/ui.json`] ?? {},
  errors: UP_FRONT[`./${locale}/errors.json`] ?? {},
});

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

/** The initial language, and a promise that resolves when its texts are loaded. */
let start: { locale: AppLocale; ready: Promise<unknown> } | null = null;

/** Starts i18next with the shell's namespaces; resolves when the first screen can be drawn. */
export async function startI18n(fromProfile?: string): Promise<void> {
  const locale = initialLocale(fromProfile);
  start = { locale, ready: begin(locale) };
  await start.ready;
}

async function begin(locale: AppLocale): Promise<void> {
  const strict = import.meta.env.DEV || import.meta.env.MODE === 'test';
  i18next.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language));
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: 'en',
      supportedLngs: LOCALES,
      ns: ['app', 'ui', 'errors'],
      defaultNS: 'app',
      resources: { en: upFront('en'), es: upFront('es') },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      saveMissing: strict,
      missingKeyHandler: strict ? refuseMissingKey : undefined,
    });
  addCodeFormat();
}

/** Loads the namespaces of a screen, and the server's messages, before it is shown; used by `lazyPage`. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  // i18next regards a noun as loaded once one of its parts is, so noun and part are requested together.
  const wanted = [...new Set(['messages', ...namespaces.flatMap((name) => [nounOf(name), name])])];
  const locale = currentLocale();
  // On the first page, start these downloads in parallel with i18next's own instead of after them.
  for (const name of wanted) {
    const load = files[`./${locale}/${name}.json`];
    if (load) void loadScript(load).catch(() => undefined);
  }
  await start?.ready;
  await i18next.loadNamespaces(wanted);
}

/** Switches the language of the page and remembers it for the next visit. */
export async function changeLocale(locale: AppLocale): Promise<void> {
  browserStorage.write(STORED_LOCALE, locale);
  await i18next.changeLanguage(locale);
}

/** The language sent with every request; the server translates its messages into it. */
export function currentLocale(): AppLocale {
  return toLocale(i18next.resolvedLanguage) ?? start?.locale ?? 'en';
}
