import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonText } from '../../../ui/status/Skeleton.tsx';
import { TemporaryTokenFields } from '../../clusters/dialogs/TemporaryTokenFields.tsx';
import { useDialogFailure } from '../../clusters/dialogs/useDialogFailure.tsx';
import { useTemporaryToken } from '../../clusters/dialogs/useTemporaryToken.ts';
import { SyncPlan } from './SyncPlan.tsx';
import { useSyncNodePools } from './useSyncNodePools.ts';
import type { SyncPlan_plan$key } from './__generated__/SyncPlan_plan.graphql.ts';
import type { ReactNode } from 'react';

/**
 * Null while it is loaded. Without `failure`, the field of the temporary token shows what is wrong, or the sign-in dialog
 * is open.
 */
type SyncPreview = { plan: SyncPlan_plan$key } | { failure?: ReactNode } | null;
type TemporaryToken = ReturnType<typeof useTemporaryToken>;

/** Confirms a sync and shows what it would scale. `clusterId` is the global id. */
export function SyncDialog({ clusterId, onClose }: { clusterId: string; onClose: () => void }) {
  const { t } = useTranslation('nodepools');
  const announce = useAnnounce();
  const [sync] = useSyncNodePools();
  const toFailure = useDialogFailure();
  const temporary = useTemporaryToken();
  const { preview, reload } = useSyncPreview(clusterId, temporary);
  const title = t('sync.title');

  if (preview === null || !('plan' in preview)) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        footer={preview ? <Button onClick={() => void reload()}>{t('retry')}</Button> : null}
      >
        {preview ? (
          <Stack gap="4">
            {preview.failure ? <Banner tone="error">{preview.failure}</Banner> : null}
            <TemporaryTokenFields form={temporary.form} />
          </Stack>
        ) : (
          <SkeletonText lines={3} />
        )}
      </Dialog>
    );
  }
  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await sync({ input: { clusterId, temporaryToken } });
    if (!result.ok) return temporary.takes(result) ? false : toFailure(result);
    if (!result.payload.isStarted) announce(t('sync.nothing'), 'polite');
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onClose={onClose}
      title={title}
      confirmLabel={t('sync.confirm')}
      onConfirm={confirm}
    >
      <Stack gap="4">
        <SyncPlan plan={preview.plan} />
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Dry run of a sync; can be repeated, with another token. */
function useSyncPreview(clusterId: string, { read, takes }: TemporaryToken) {
  const [sync] = useSyncNodePools();
  const toFailure = useDialogFailure();
  const [preview, setPreview] = useState<SyncPreview>(null);
  const load = (temporaryToken?: string) =>
    sync({ input: { clusterId, dryRun: true, temporaryToken } }).then((result) => {
      if (!result.ok) setPreview(takes(result) ? {} : { failure: toFailure(result) });
      else setPreview({ plan: result.payload.plan });
    });
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), [clusterId]);
  const reload = async () => {
    const temporaryToken = await read();
    if (temporaryToken === false) return;
    setPreview(null);
    await load(temporaryToken);
  };
  return { preview, reload };
}
