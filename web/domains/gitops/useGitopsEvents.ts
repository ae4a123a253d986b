import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { useGitopsEventsSubscription } from './__generated__/useGitopsEventsSubscription.graphql.ts';

/**
 * Applies GitOps and Flux events of a cluster to the store. `clusterId` is the global id, `status` what is on screen,
 * null while it is unknown: a result is announced once.
 */
export function useGitopsEvents(clusterId: string, status: string | null): void {
  useResult(clusterId, status);
  useLiveSubscription<useGitopsEventsSubscription>(
    graphql`
      subscription useGitopsEventsSubscription($clusterId: ID!) {
        gitopsChanged(clusterId: $clusterId) {
          gitops {
            ...gitopsEvent_gitops
          }
        }
      }
    `,
    { clusterId },
  );
}

/** Announces success, also of work that ended before it was shown; a failure has its banner. */
function useResult(clusterId: string, status: string | null): void {
  const { t } = useTranslation('gitops');
  const before = useRef({ clusterId, status });
  useEffect(() => {
    const last = before.current;
    before.current = { clusterId, status };
    if (last.clusterId !== clusterId || last.status === null || last.status === status) return;
    if (status === 'ACTIVE') toast.success({ title: t('toast.enabled') });
    else if (status === 'INACTIVE') toast.success({ title: t('toast.disabled') });
  }, [clusterId, status, t]);
}
