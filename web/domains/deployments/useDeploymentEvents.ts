import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, readInlineData } from 'relay-runtime';
import { messageText } from '../../i18n/MessageText.tsx';
import { textInStore } from '../../relay/inStore.ts';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deploymentEvent } from './deploymentEvent.ts';
import { asDeploymentStatus, deploymentLook } from './deploymentStatus.ts';
import type { deploymentEvent_deployment$key } from './__generated__/deploymentEvent_deployment.graphql.ts';
import type {
  useDeploymentEventsSubscription,
  useDeploymentEventsSubscription$data,
} from './__generated__/useDeploymentEventsSubscription.graphql.ts';

type DeploymentEvent = useDeploymentEventsSubscription$data['deploymentChanged'];

/**
 * Applies the events of a cluster's deployments to the store, and reports results. Created and deleted deployments
 * bring a refetch of the lists on screen. `clusterId` is the global id.
 */
export function useDeploymentEvents(clusterId: string): void {
  const onEvent = useDeploymentNews();
  useLiveSubscription<useDeploymentEventsSubscription>(
    graphql`
      subscription useDeploymentEventsSubscription($clusterId: ID!) {
        deploymentChanged(clusterId: $clusterId) {
          deployment {
            ...deploymentEvent_deployment
          }
          deletedDeploymentId
        }
      }
    `,
    { clusterId },
    ({ deploymentChanged }) => onEvent(deploymentChanged),
  );
}

/** Reports the result of an operation that was seen running. */
function useDeploymentNews(): (event: DeploymentEvent) => void {
  const { t } = useTranslation('deployments');
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const running = useRef(new Set<string>());
  return ({ deployment: reference, deletedDeploymentId }: DeploymentEvent) => {
    if (deletedDeploymentId) {
      running.current.delete(deletedDeploymentId);
      toast.success({ title: t('news.deleted') });
    }
    if (!reference) return;
    const deployment = readInlineData<deploymentEvent_deployment$key>(deploymentEvent, reference);
    const { id, status, detail } = deployment;
    if (deploymentLook(status).isMoving) return void running.current.add(id);
    if (!running.current.delete(id)) return;
    const name = textInStore(environment, id, 'name') ?? '';
    const title = t(`news.${asDeploymentStatus(status) === 'FAILED' ? 'failed' : 'deployed'}`, { name });
    if (status === 'FAILED') toast.error({ title, description: messageText(detail) });
    else announce(title, 'polite');
  };
}
