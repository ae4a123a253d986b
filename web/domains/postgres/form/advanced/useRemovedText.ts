import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../lib/list.ts';
import { useLocale } from '../../../../ui/locale.ts';
import type { PostgresValues } from '../postgresValues.ts';

/** What becomes of the stored users or databases that were removed from the form; undefined without any. */
export function useRemovedText(list: 'users' | 'databases'): string | undefined {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const { defaultValues } = useFormState<PostgresValues>();
  const rows = useWatch<PostgresValues, typeof list>({ name: list });
  const kept = new Set(rows.map(({ name }) => name));
  const removed = (defaultValues?.[list] ?? []).flatMap((row) =>
    row?.isStored && row.name && !kept.has(row.name) ? [row.name] : [],
  );
  if (removed.length === 0) return undefined;
  return t(`form.${list}.removed`, { count: removed.length, names: formatList(removed, locale) });
}
