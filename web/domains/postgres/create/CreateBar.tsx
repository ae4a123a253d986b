import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { fieldProblems } from '../../../forms/config/fieldRules.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { DryRunPrice } from '../../clusters/preview/DryRunPrice.tsx';
import { postgresProblems } from '../form/postgresRules.ts';
import type { PostgresValues } from '../form/postgresValues.ts';
import { usePlannedPostgres } from './usePlannedPostgres.ts';

interface CreateBarProps {
  readonly clusterId: string;
  readonly fields: readonly FieldConfig[];
}

/** Left side of the bottom bar: name and size, the price of what is added, and what a dry run refuses. */
export function CreateBar({ clusterId, fields }: CreateBarProps) {
  const { t } = useTranslation('postgres');
  const values = useWatch<PostgresValues>() as PostgresValues;
  const isComplete =
    postgresProblems(values, { isEditing: false, keepsKeys: false }).length === 0 &&
    fieldProblems(fields, values, false).length === 0;
  const plan = usePlannedPostgres(clusterId, values, isComplete);
  return (
    <div>
      <Text>
        <b>{values.name.trim() || t('form.bar.unnamed')}</b> ·{' '}
        {t('form.bar.facts', { count: Number(values.instances), size: values.storageGb })}
      </Text>
      <div role="status">
        <DryRunPrice plan={plan} />
      </div>
    </div>
  );
}
