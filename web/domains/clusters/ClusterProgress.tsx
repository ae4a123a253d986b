import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useServerText } from '../../i18n/serverText.ts';
import { useBusy } from '../../relay/polling.ts';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { asClusterStatus, clusterTone, isClusterMoving } from './clusterStatus.ts';
import { usePassingMessage } from './usePassingMessage.ts';
import { useSteppedProgress } from './useSteppedProgress.ts';
import type { ClusterProgress_cluster$key } from './__generated__/ClusterProgress_cluster.graphql.ts';

export interface ClusterProgressProps {
  readonly cluster: ClusterProgress_cluster$key;
  /** No announcements: where several clusters move on one page. */
  readonly isQuiet?: boolean;
  /** The bar alone, for the folded head. */
  readonly isSlim?: boolean;
}

/** What is being done to a cluster and how far it is; nothing while no work goes on. */
export function ClusterProgress({ cluster, isQuiet, isSlim }: ClusterProgressProps) {
  const data = useFragment(
    graphql`
      fragment ClusterProgress_cluster on Cluster {
        name
        status
        progress
        progressMessage
      }
    `,
    cluster,
  );
  if (!isClusterMoving(data.status)) return null;
  return <Moving {...data} isQuiet={isQuiet} isSlim={isSlim} />;
}

interface MovingProps {
  readonly name: string;
  readonly status: string;
  readonly progress: number | null | undefined;
  readonly progressMessage: string | null | undefined;
  readonly isQuiet: boolean | undefined;
  readonly isSlim: boolean | undefined;
}

function Moving({ name, status, progress, progressMessage, isQuiet, isSlim }: MovingProps) {
  const { t } = useTranslation('clusters');
  useBusy(true);
  const percent = useSteppedProgress(progress ?? null);
  const words = useServerText();
  const message = usePassingMessage(progress ?? null, words(progressMessage));
  return (
    <ProgressPanel
      label={t(`status.progress.${asClusterStatus(status)}`, { name })}
      percent={percent}
      message={message}
      tone={clusterTone(status)}
      isQuiet={isQuiet}
      isSlim={isSlim}
    />
  );
}
