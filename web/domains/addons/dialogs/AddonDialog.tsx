import { Suspense } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import type { AddonDialog_addon$key } from './__generated__/AddonDialog_addon.graphql.ts';
import type { AddonDialog_cluster$key } from './__generated__/AddonDialog_cluster.graphql.ts';

const UpgradeAddonDialog = lazyPart(() => import('./UpgradeAddonDialog.tsx'), 'UpgradeAddonDialog');
const RollbackAddonDialog = lazyPart(() => import('./RollbackAddonDialog.tsx'), 'RollbackAddonDialog');
const UninstallAddonDialog = lazyPart(() => import('./UninstallAddonDialog.tsx'), 'UninstallAddonDialog');
const InstallChainDialog = lazyPart(() => import('./InstallChainDialog.tsx'), 'InstallChainDialog');

/** The confirmations of a card. */
export type AddonDialogName = 'installAll' | 'upgrade' | 'rollback' | 'uninstall';

interface AddonDialogProps {
  readonly addon: AddonDialog_addon$key;
  readonly cluster: AddonDialog_cluster$key;
  readonly openDialog: AddonDialogName | null;
  readonly onClose: () => void;
}

/** The open confirmation of a card; dialogs and focus trap are loaded with the first one. */
export function AddonDialog({ addon, cluster, openDialog, onClose }: AddonDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddonDialog_addon on Addon {
        ...InstallChainDialog_addon
        ...UpgradeAddonDialog_addon
        ...RollbackAddonDialog_addon
        ...UninstallAddonDialog_addon
      }
    `,
    addon,
  );
  const clusterData = useFragment(
    graphql`
      fragment AddonDialog_cluster on Cluster {
        ...InstallChainDialog_cluster
      }
    `,
    cluster,
  );
  return (
    <Suspense>
      {openDialog === 'installAll' && (
        <InstallChainDialog addon={data} cluster={clusterData} onClose={onClose} />
      )}
      {openDialog === 'upgrade' && <UpgradeAddonDialog addon={data} onClose={onClose} />}
      {openDialog === 'rollback' && <RollbackAddonDialog addon={data} onClose={onClose} />}
      {openDialog === 'uninstall' && <UninstallAddonDialog addon={data} onClose={onClose} />}
    </Suspense>
  );
}
