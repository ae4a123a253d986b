import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Params = Record<string, string | number>;

/** A validation message as key and parameters; it is translated at render, so that it follows a change of language. */
export function message(key: string, params?: Params): string {
  return params ? `${key}|${JSON.stringify(params)}` : key;
}

const KEY = /^[a-z][\w-]*:[\w.-]+$/i;

function parse(text: string): { key: string; params: Params } | undefined {
  const bar = text.indexOf('|');
  const key = bar === -1 ? text : text.slice(0, bar);
  if (!KEY.test(key)) return undefined;
  try {
    return { key, params: bar === -1 ? {} : (JSON.parse(text.slice(bar + 1)) as Params) };
  } catch {
    return undefined;
  }
}

/**
 * Translates a message for a field with that label. Messages of the server are already translated by
 * `readMutationError`.
 */
export function useMessage(): (text: string | undefined, label: string) => string | undefined {
  const { t, i18n } = useTranslation('ui');
  return useCallback(
    (text, label) => {
      const parsed = text ? parse(text) : undefined;
      if (!parsed || !i18n.exists(parsed.key)) return text;
      return t(parsed.key, { label, ...parsed.params });
    },
    [t, i18n],
  );
}
