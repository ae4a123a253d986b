import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
// Forms import both lazily and at the same time, and in the contexts of `vmForks` two imports that both start to link a
// module fail. Linked here, before any form.
import '@hookform/resolvers/zod';
import 'zod/mini';
import { addCodeFormat } from '../i18n/MessageText.tsx';
import { connectToasts } from '../ui/feedback/toast.ts';

// The limit only ends a hung test: on a busy machine a state may take longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

type Texts = Record<string, unknown>;

/** Merges two namespaces, either of which may hold parts of the other's objects. */
function together(a: Texts, b: Texts): Texts {
  const merged = Object.entries(b).map(([key, value]) => {
    const other = a[key];
    return [key, typeof other === 'object' ? together(other as Texts, value as Texts) : value] as const;
  });
  return { ...a, ...Object.fromEntries(merged) };
}

/** Read from the disk: as modules, the hundred files would take longer than most test files. */
const folder = resolve(import.meta.dirname, '../i18n');
const resources: Record<string, Record<string, Texts>> = { en: {}, es: {} };
for (const language of ['en', 'es']) {
  for (const file of readdirSync(join(folder, language))) {
    const [namespace = ''] = file.split('.');
    const texts = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Texts;
    const noun = resources[language]?.[namespace];
    resources[language] = { ...resources[language], [namespace]: noun ? together(noun, texts) : texts };
  }
}

await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources,
  ns: Object.keys(resources.en ?? {}),
  defaultNS: 'app',
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`There is no text for ${namespace}:${key}`);
  },
});

addCodeFormat();

// Browser features that jsdom lacks, with the values of an idle desktop window.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(globalThis, { ReadableStream });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
// Focus traps skip elements without a box, and in jsdom no element has one.
Element.prototype.getClientRects = function getClientRects(this: Element) {
  return Object.assign([this.getBoundingClientRect()], { item: () => null });
};
// CodeMirror measures text when the browser draws, which may be after the end of a test.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
document.elementFromPoint ??= () => null;

afterEach(async () => {
  cleanup();
  // Drops the toasts that no region has shown.
  connectToasts(() => undefined)();
  localStorage.clear();
  sessionStorage.clear();
  if (i18next.language !== 'en') await i18next.changeLanguage('en');
});
