import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../../ui/actions/Button.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { InstallAddonButton } from './InstallAddonButton.tsx';
import { AddonActionButton } from './AddonActionButton.tsx';
import type { AddonActions_addon$key } from './__generated__/AddonActions_addon.graphql.ts';
import type { AddonActions_cluster$key } from './__generated__/AddonActions_cluster.graphql.ts';

interface AddonActionsProps {
  readonly addon: AddonActions_addon$key;
  readonly cluster: AddonActions_cluster$key;
  readonly wayOut: ReactNode;
  /** Opens the plan that also installs missing add-ons. */
  readonly onInstallAll: () => void;
  readonly onUninstall: () => void;
}

/** Install, or Uninstall if there is something to remove, including what a failure left behind. */
export function AddonActions({ addon, cluster, wayOut, onInstallAll, onUninstall }: AddonActionsProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonActions_addon on Addon {
        status
        isInstalled
        viewerCan {
          install {
            code
          }
        }
        ...InstallAddonButton_addon
        ...AddonActionButton_addon
      }
    `,
    addon,
  );
  const clusterData = useFragment(
    graphql`
      fragment AddonActions_cluster on Cluster {
        ...InstallAddonButton_cluster
      }
    `,
    cluster,
  );
  const isToRemove = data.isInstalled || data.status === 'UNINSTALLING' || data.status === 'FAILED';
  if (isToRemove) return <AddonActionButton action="uninstall" addon={data} onAsk={onUninstall} />;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {data.viewerCan.install.code === 'MISSING_DEPENDENCIES' ? (
        <Button size="sm" icon={<ListPlus aria-hidden />} onClick={onInstallAll}>
          {t('action.installAll')}
        </Button>
      ) : null}
      <InstallAddonButton addon={data} cluster={clusterData} wayOut={wayOut} />
    </Flex>
  );
}
