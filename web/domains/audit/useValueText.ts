import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './useFieldLabel.ts';

const TRUE = new Set(['true', 'on']);
const FALSE = new Set(['false', 'off']);
/** The platform writes these in place of a secret and of one that was replaced. */
const [SECRET, REPLACED] = ['•', '••'];

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Lists and objects are written as JSON. */
function parsed(value: string): Json {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** Shows a value of an entry as people write it: yes or no, lists with commas, amounts with their unit. */
export function useValueText(): (path: string, value: string | null | undefined) => string {
  const { t, i18n } = useTranslation('audit');
  const labelOf = useFieldLabel();

  const single = (path: string, value: string): string => {
    const field = path.split('.').at(-1) ?? path;
    if (TRUE.has(value)) return t('yes');
    if (FALSE.has(value)) return t('no');
    if (value === SECRET) return t('hidden');
    if (value === REPLACED) return t('hiddenNew');
    if (i18n.exists(`audit:value.${field}.${value}`)) return t(`value.${field}.${value}`);
    if (/^\d+$/.test(value) && i18n.exists(`audit:unit.${field}`)) return t(`unit.${field}`, { value });
    return value;
  };
  const text = (path: string, value: Json): string => {
    if (value === null || value === '') return t('nothing');
    if (isList(value)) {
      const items = value.map((item) => text(path, item));
      return items.length === 0
        ? t('none')
        : items.join(items.some((item) => item.includes(',')) ? '; ' : ', ');
    }
    if (typeof value === 'object') {
      return Object.entries(value)
        .map(([key, inner]) => t('part', { label: labelOf(key), value: text(key, inner) }))
        .join(', ');
    }
    return single(path, String(value));
  };
  return (path, value) => text(path, value == null ? null : parsed(value));
}
