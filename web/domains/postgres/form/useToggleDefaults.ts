import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  DEFAULT_FERRETDB_VERSION,
  DEFAULT_PORT,
  DEFAULT_RETENTION_DAYS,
  FERRETDB_POSTGRES_VERSION,
  type PostgresValues,
} from './postgresValues.ts';

/** What switching a toggle on fills in; fields that have a value keep it, but FerretDB decides on the version. */
export function defaultsOf(toggle: string, values: PostgresValues): Partial<PostgresValues> {
  if (toggle === 'isExposed' && values.isExposed) return { exposePort: values.exposePort || DEFAULT_PORT };
  if (toggle === 'hasFerretdb' && values.hasFerretdb) {
    return {
      version: FERRETDB_POSTGRES_VERSION,
      ferretdbVersion: values.ferretdbVersion || DEFAULT_FERRETDB_VERSION,
    };
  }
  if (toggle === 'hasBackups' && values.hasBackups) {
    return {
      backupProvider: values.backupProvider || 'AWS_S3',
      retentionDays: values.retentionDays || DEFAULT_RETENTION_DAYS,
    };
  }
  return {};
}

/** Fills the fields of a toggle when it is switched on. */
export function useToggleDefaults(form: UseFormReturn<PostgresValues>): void {
  const { watch, setValue, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change' || name === undefined) return;
      const filled = defaultsOf(name, getValues());
      for (const key of Object.keys(filled) as (keyof PostgresValues)[]) {
        const value = filled[key];
        if (value !== undefined) setValue(key, value, { shouldDirty: true, shouldValidate: true });
      }
    });
    return unsubscribe;
  }, [watch, setValue, getValues]);
}
