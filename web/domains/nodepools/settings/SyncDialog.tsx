import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { SkeletonText } from '../../../ui/status/Skeleton.tsx';
import { useDialogFailure } from '../../clusters/dialogs/useDialogFailure.tsx';
import { SyncPlan } from './SyncPlan.tsx';
import { useSyncNodePools } from './useSyncNodePools.ts';
import type { SyncPlan_plan$key } from './__generated__/SyncPlan_plan.graphql.ts';
import type { ReactNode } from 'react';

type Looked = { plan: SyncPlan_plan$key } | { failure: ReactNode } | null;

/** Confirms a sync and shows what it would scale. `clusterId` is the global id. */
export function SyncDialog({ clusterId, onClose }: { clusterId: string; onClose: () => void }) {
  const { t } = useTranslation('nodepools');
  const announce = useAnnounce();
  const [sync] = useSyncNodePools();
  const toFailure = useDialogFailure();
  const { looked, look } = useLook(clusterId);
  const title = t('sync.title');

  if (looked === null || 'failure' in looked) {
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        {looked === null ? (
          <SkeletonText lines={3} />
        ) : (
          <Banner
            tone="error"
            actions={
              <Button size="sm" onClick={look}>
                {t('retry')}
              </Button>
            }
          >
            {looked.failure}
          </Banner>
        )}
      </Dialog>
    );
  }
  const confirm = async () => {
    const result = await sync({ input: { clusterId } });
    if (!result.ok) return toFailure(result);
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
      <SyncPlan plan={looked.plan} />
    </ConfirmDialog>
  );
}

/** Dry run of a sync; can be repeated. */
function useLook(clusterId: string): { looked: Looked; look: () => void } {
  const [sync] = useSyncNodePools();
  const toFailure = useDialogFailure();
  const [looked, setLooked] = useState<Looked>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    void sync({ input: { clusterId, dryRun: true } }).then((result) => {
      if (!isOpen) return;
      if (!result.ok) setLooked({ failure: toFailure(result) });
      else if (result.payload.plan) setLooked({ plan: result.payload.plan });
    });
    return () => {
      isOpen = false;
    };
  }, [sync, clusterId, toFailure, round]);
  const look = useCallback(() => {
    setLooked(null);
    setRound((last) => last + 1);
  }, []);
  return { looked, look };
}
