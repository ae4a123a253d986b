import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Translate } from './textTemplates.ts';

let spanish: Translate | undefined;

/** Loads what translates the server's texts, where the language is not theirs. Without it they stay English. */
export async function loadServerTexts(language: string | undefined): Promise<void> {
  if (language !== 'es' || spanish) return;
  const loaded = await import('./spanishServerTexts.ts').catch(() => undefined);
  spanish = loaded?.translate;
}

/** The server's text in the language of the page; undefined when nobody has translated it. */
export const translateServerText: Translate = (text) =>
  i18next.resolvedLanguage === 'es' ? spanish?.(text) : text;

/**
 * A text that the server stores or sends, in the language of the page. One that nobody has translated stays as it is: a
 * server may be newer than the page. For what is drawn, `ServerText` and `useServerText` follow a change of language.
 */
export function serverText(text: string): string;
export function serverText(text: string | null | undefined): string | undefined;
export function serverText(text: string | null | undefined): string | undefined {
  return text == null ? undefined : (translateServerText(text) ?? text);
}

/** `serverText` for what is drawn: draws again when the language changes. */
export function useServerText(): typeof serverText {
  useTranslation();
  return serverText;
}
