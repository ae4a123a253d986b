import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText, type MessageKey } from '../../i18n/MessageText.tsx';
import { useBusy } from '../../relay/live/polling.ts';
import { ProgressPanel } from '../../ui/status/ProgressPanel.tsx';
import { asClusterStatus, clusterTone, isClusterMoving } from './clusterStatus.ts';
import { usePassingMessage } from './usePassingMessage.ts';
import { useSteppedProgress } from './useSteppedProgress.ts';
import type { ClusterProgress_cluster$key } from './__generated__/ClusterProgress_cluster.graphql.ts';

export interface ClusterProgressProps {
  readonly cluster: ClusterProgress_cluster$key;
  /** No announcements: for pages on which several clusters change. */
  readonly isQuiet?: boolean;
  /** Only the bar, for the collapsed header. */
  readonly isSlim?: boolean;
}

/** The running operation of a cluster and its progress; nothing otherwise. */
export function ClusterProgress({ cluster, isQuiet, isSlim }: ClusterProgressProps) {
  const data = useFragment(
    graphql`
      fragment ClusterProgress_cluster on Cluster {
        name
        status
        progress
        detail {
          ...MessageText_message
        }
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
  readonly detail: MessageKey | null | undefined;
  readonly isQuiet: boolean | undefined;
  readonly isSlim: boolean | undefined;
}

function Moving({ name, status, progress, detail, isQuiet, isSlim }: MovingProps) {
  const { t } = useTranslation('clusters');
  useBusy(true);
  const percent = useSteppedProgress(progress ?? null);
  const words = useMessageText();
  const message = usePassingMessage(progress ?? null, words(detail));
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
