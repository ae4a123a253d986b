import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { gitopsEvent } from './gitopsEvent.ts';
import { isMoving } from './gitopsStatus.ts';
import type { gitopsEvent_gitops$key } from './__generated__/gitopsEvent_gitops.graphql.ts';
import type { useGitopsEventsSubscription } from './__generated__/useGitopsEventsSubscription.graphql.ts';

/**
 * Applies GitOps and Flux events of a cluster to the store. `clusterId` is the global id, `status` what is on screen: a
 * result is announced once.
 */
export function useGitopsEvents(clusterId: string, status: string): void {
  const onStatus = useEndOfWork(status);
  useLiveSubscription<useGitopsEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useGitopsEventsSubscription($clusterId: ID!) {
            gitopsChanged(clusterId: $clusterId) {
              gitops {
                ...gitopsEvent_gitops
              }
            }
          }
        `,
        variables: { clusterId },
        onNext: (response) => {
          const gitops = response?.gitopsChanged.gitops;
          if (gitops) onStatus(readInlineData<gitopsEvent_gitops$key>(gitopsEvent, gitops).status);
        },
      }),
      [clusterId, onStatus],
    ),
  );
}

/** Announces success; a failure has its banner. The function is stable, so that the subscription is not restarted. */
function useEndOfWork(status: string): (status: string) => void {
  const { t } = useTranslation('gitops');
  const moving = useRef(false);
  const onStatus = (now: string) => {
    if (isMoving(now)) {
      moving.current = true;
      return;
    }
    if (!moving.current) return;
    moving.current = false;
    if (now === 'ACTIVE') toast.success({ title: t('toast.enabled') });
    else if (now === 'INACTIVE') toast.success({ title: t('toast.disabled') });
  };
  const latest = useRef(onStatus);
  useEffect(() => {
    latest.current = onStatus;
    if (isMoving(status)) moving.current = true;
  });
  return useMemo(() => (now: string) => latest.current(now), []);
}
