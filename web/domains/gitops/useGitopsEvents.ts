import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { isMoving } from './gitopsStatus.ts';
import type { useGitopsEventsSubscription } from './__generated__/useGitopsEventsSubscription.graphql.ts';

/**
 * Every change of GitOps on the cluster goes into the store, whoever began it, and so does what Flux reconciles.
 * `clusterId` is the global id, `status` what is on screen: how work ended is said once.
 */
export function useGitopsEvents(clusterId: string, status: string): void {
  const tell = useEndOfWork(status);
  useLiveSubscription<useGitopsEventsSubscription>(
    useMemo(
      () => ({
        // `gitops` selects only what the event itself carries, so a moving bar costs no call.
        subscription: graphql`
          subscription useGitopsEventsSubscription($clusterId: ID!) {
            gitopsChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              gitops {
                status
                ...GitopsProgress_gitops
              }
              settledGitops {
                status
                # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
                rev
                ...GitopsPanel_gitops
              }
            }
          }
        `,
        variables: { clusterId },
        onNext: (response) => {
          const event = response?.gitopsChanged;
          const now = event?.settledGitops?.status ?? event?.gitops?.status;
          if (now) tell(now);
        },
      }),
      [clusterId, tell],
    ),
  );
}

/** Says that work ended well; a failure has its banner. The function stays the same, so the subscription is not begun anew. */
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
