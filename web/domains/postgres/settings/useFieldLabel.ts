import { useTranslation } from 'react-i18next';
import { fieldOfPath } from '../form/postgresInput.ts';
import type { PostgresValues } from '../form/postgresValues.ts';

/** Translates a path of a database's input; a path that this client does not know is shown as it is. */
export function useFieldLabel(values: Pick<PostgresValues, 'backupProvider'>): (path: string) => string {
  const { t, i18n } = useTranslation('postgres');
  return (path) => {
    const [field = '', member] = fieldOfPath(path, values).split('.');
    const key = `form.${field}.label`;
    if (!i18n.exists(`postgres:${key}`)) return path;
    return member === undefined ? t(key) : `${t(key)}: ${member}`;
  };
}
