import { Download, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useInstallAddon } from '../useInstallAddon.ts';
import type { InstallAddonButton_addon$key } from './__generated__/InstallAddonButton_addon.graphql.ts';
import type { InstallAddonButton_cluster$key } from './__generated__/InstallAddonButton_cluster.graphql.ts';

interface InstallAddonButtonProps {
  readonly addon: InstallAddonButton_addon$key;
  readonly cluster: InstallAddonButton_cluster$key;
  /** After a failure. */
  readonly isRetry?: boolean;
  /** A link or button that resolves the reason. */
  readonly wayOut?: ReactNode;
}

/** Installs the latest version, or retries. */
export function InstallAddonButton({ addon, cluster, isRetry = false, wayOut }: InstallAddonButtonProps) {
  const { t } = useTranslation('addons');
  const {
    name,
    viewerCan: { install },
  } = useFragment(
    graphql`
      fragment InstallAddonButton_addon on Addon {
        name
        viewerCan {
          install {
            code
            ...useActionReason_state
          }
        }
      }
    `,
    addon,
  );
  const { id: clusterId } = useFragment(
    graphql`
      fragment InstallAddonButton_cluster on Cluster {
        id
      }
    `,
    cluster,
  );
  const [startInstall, isStarting] = useInstallAddon();
  const reasonOf = useActionReason();
  const showFailure = useFailureToast();

  const onClick = async () => {
    const result = await startInstall({ input: { clusterId, name } });
    if (!result.ok) showFailure(result);
  };
  return (
    <Button
      size="sm"
      icon={isRetry ? <RotateCw /> : <Download />}
      isBusy={isStarting}
      disabledReason={reasonOf(install)}
      wayOut={install.code === 'MISSING_DEPENDENCIES' ? wayOut : undefined}
      onClick={() => void onClick()}
    >
      {t(isRetry ? 'action.retry' : 'action.install')}
    </Button>
  );
}
