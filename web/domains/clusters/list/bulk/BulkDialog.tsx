import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Box, Stack } from '../../../../ui/layout/primitives.ts';
import { TemporaryTokenFields } from '../../dialogs/TemporaryTokenFields.tsx';
import { useTemporaryToken } from '../../dialogs/useTemporaryToken.ts';
import type { BulkAction, BulkCluster } from './useBulkClusters.ts';
import { BulkRow } from './BulkRow.tsx';
import { useBulkAction } from './useBulkAction.ts';

/** Each of these asks for a dry run; more would take too long to answer. */
const WARNED_UP_TO = 20;

interface BulkDialogProps {
  readonly action: BulkAction;
  /** As they were when the dialog was opened: the action itself changes what is allowed. */
  readonly clusters: readonly BulkCluster[];
  readonly onClose: () => void;
  /** The action has begun on all that allow it. */
  readonly onDone: () => void;
}

/** Confirms an action on several clusters: what happens to each, and afterwards which failed and why. */
export function BulkDialog({ action, clusters, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('clusters');
  const { results, run } = useBulkAction(action);
  const temporary = useTemporaryToken();
  const [hasFailed, setFailed] = useState(false);
  const allowed = clusters.filter(({ reasons }) => reasons[action] === undefined);
  const isProtection = action === 'protect' || action === 'unprotect';
  const isTyped = action === 'delete' || isProtection;

  const confirm = async () => {
    const temporaryToken = isProtection ? undefined : await temporary.read();
    if (temporaryToken === false) return false;
    const failures = await run(allowed, temporaryToken);
    if (failures.length === 0) return undefined;
    setFailed(true);
    failures.forEach((failure) => temporary.takes(failure));
    return t('dialogs.bulk.failed', { count: failures.length, total: allowed.length });
  };
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t(`dialogs.bulk.title.${action}`, { count: allowed.length })}
      confirmLabel={t(hasFailed ? 'dialogs.retry.confirm' : `dialogs.bulk.confirm.${action}`, {
        count: allowed.length,
      })}
      cancelLabel={hasFailed ? t('ui:close') : undefined}
      tone={action === 'protect' || action === 'unarchive' ? 'primary' : 'danger'}
      typed={isTyped ? { value: action, kind: 'word' } : undefined}
      onConfirm={confirm}
      onDone={() => {
        toast.success({ title: t(`dialogs.bulk.done.${action}`, { count: allowed.length }) });
        onDone();
        onClose();
      }}
    >
      <Stack gap="4">
        <p>{t(`dialogs.bulk.text.${action}`)}</p>
        <Box
          as="ul"
          aria-label={t('dialogs.bulk.list')}
          listStyleType="none"
          m="0"
          p="0"
          color="fg"
          maxH="20rem"
          overflowY="auto"
          borderBlock="1px solid"
          borderColor="border"
          // It scrolls, so it can be reached with the keyboard.
          tabIndex={0}
        >
          {clusters.map((cluster) => (
            <BulkRow
              key={cluster.id}
              action={action}
              cluster={cluster}
              result={results.get(cluster.id)}
              hasWarnings={allowed.length <= WARNED_UP_TO}
            />
          ))}
        </Box>
        {isProtection ? null : <TemporaryTokenFields form={temporary.form} />}
      </Stack>
    </ConfirmDialog>
  );
}
