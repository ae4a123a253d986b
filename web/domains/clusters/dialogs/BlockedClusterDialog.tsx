import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { ProtectClusterDialog, type ClusterDialogProps } from './ProtectClusterDialog.tsx';
import type { BlockedClusterDialog_cluster$key } from './__generated__/BlockedClusterDialog_cluster.graphql.ts';

interface BlockedProps extends ClusterDialogProps<BlockedClusterDialog_cluster$key> {
  /** The title of the blocked dialog: "Delete cluster prod-eu?" */
  readonly title: string;
}

/** Shown instead of a dialog that is blocked by the cluster's protection, with a button to disable it. */
export function BlockedClusterDialog({ cluster, title, onClose }: BlockedProps) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment BlockedClusterDialog_cluster on Cluster {
        name
        viewerCan {
          unprotect {
            ...useActionReason_state
          }
        }
        ...ProtectClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [isUnprotecting, setUnprotecting] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The second dialog would return the focus to a button of the first, which is unmounted by then.
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  if (isUnprotecting) return <ProtectClusterDialog cluster={data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={reasonOf(data.viewerCan.unprotect)}
            onClick={() => setUnprotecting(true)}
          >
            {t('dialogs.unprotect.confirm')}
          </Button>
        </>
      }
    >
      {t('dialogs.protected', { name: data.name })}
    </Dialog>
  );
}
