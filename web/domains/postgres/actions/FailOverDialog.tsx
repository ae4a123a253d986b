import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { NativeSelect } from '../../../ui/actions/NativeSelect.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import type { PostgresDialogProps } from './DeletePostgresDialog.tsx';
import { useFailOverPostgres } from './useFailOverPostgres.ts';
import type { FailOverDialog_postgres$key } from './__generated__/FailOverDialog_postgres.graphql.ts';

/** Confirms that a replica becomes the primary; which one can be chosen. */
export function FailOverDialog({ postgres, onClose }: PostgresDialogProps<FailOverDialog_postgres$key>) {
  const { t } = useTranslation('postgres');
  const selectId = useId();
  const { id, name, instances } = useFragment(
    graphql`
      fragment FailOverDialog_postgres on PostgresCluster {
        id
        name
        instances {
          name
          role
          isReady
          # eslint-disable-next-line relay/unused-fields -- every document selects the same fields of a list
          restartCount
          # eslint-disable-next-line relay/unused-fields -- every document selects the same fields of a list
          nodeName
        }
      }
    `,
    postgres,
  );
  const [chosen, setChosen] = useState('');
  const [failOver] = useFailOverPostgres();
  const replicas = instances.filter(({ role, isReady }) => role === 'REPLICA' && isReady);
  const confirm = async () => {
    const result = await failOver({ input: { id, ...(chosen === '' ? {} : { instance: chosen }) } });
    if (!result.ok) return `${t('failover.failed')}. ${failureText(result, t).description}`;
    toast.success({ title: t('failover.started', { name }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('failover.title', { name })}
      confirmLabel={t('failover.confirm')}
      tone="primary"
      onConfirm={confirm}
    >
      <Stack gap="4">
        <p>{t('failover.text')}</p>
        {replicas.length > 1 ? (
          <Stack gap="1.5">
            <label htmlFor={selectId}>{t('failover.to')}</label>
            <NativeSelect id={selectId} value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{t('failover.any')}</option>
              {replicas.map((instance) => (
                <option key={instance.name} value={instance.name}>
                  {instance.name}
                </option>
              ))}
            </NativeSelect>
          </Stack>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
