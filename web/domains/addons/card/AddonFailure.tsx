import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { addonLook, asAddonStatus } from '../addonStatus.ts';
import { InstallAddonButton } from './InstallAddonButton.tsx';
import { AddonActionButton } from './AddonActionButton.tsx';
import type { AddonFailure_addon$key } from './__generated__/AddonFailure_addon.graphql.ts';
import type { AddonFailure_cluster$key } from './__generated__/AddonFailure_cluster.graphql.ts';

interface AddonFailureProps {
  readonly addon: AddonFailure_addon$key;
  readonly cluster: AddonFailure_cluster$key;
  readonly onRollback: () => void;
  readonly onUninstall: () => void;
}

/** Why the last action failed, until another one succeeds, with a button to retry. */
export function AddonFailure({ addon, cluster, onRollback, onUninstall }: AddonFailureProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment AddonFailure_addon on Addon {
        status
        detail {
          ...MessageText_message
        }
        ...InstallAddonButton_addon
        ...AddonActionButton_addon
      }
    `,
    addon,
  );
  const clusterData = useFragment(
    graphql`
      fragment AddonFailure_cluster on Cluster {
        ...InstallAddonButton_cluster
      }
    `,
    cluster,
  );
  const status = asAddonStatus(data.status);
  if (!addonLook(status).hasFailed) return null;
  const retry = {
    FAILED: <InstallAddonButton addon={data} cluster={clusterData} isRetry />,
    ROLLBACK_FAILED: <AddonActionButton action="rollback" addon={data} isRetry onAsk={onRollback} />,
    UNINSTALL_FAILED: <AddonActionButton action="uninstall" addon={data} isRetry onAsk={onUninstall} />,
  };
  return (
    <Banner
      tone="error"
      title={t(`failure.${status}`)}
      actions={Object.entries(retry).find(([failed]) => failed === status)?.[1]}
    >
      {data.detail ? <MessageText message={data.detail} /> : null}
    </Banner>
  );
}
