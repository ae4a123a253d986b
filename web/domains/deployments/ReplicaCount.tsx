import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Text } from '../../ui/layout/primitives.ts';
import { Tabular } from '../../ui/text/Tabular.tsx';
import type { ReplicaCount_deployment$key } from './__generated__/ReplicaCount_deployment.graphql.ts';

/** Ready and wanted replicas, and the bounds of the autoscaler. */
export function ReplicaCount({ deployment }: { deployment: ReplicaCount_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { rollout, autoscaling } = useFragment(
    graphql`
      fragment ReplicaCount_deployment on Deployment {
        rollout {
          ready
          wanted
        }
        autoscaling {
          isEnabled
          minReplicas
          maxReplicas
        }
      }
    `,
    deployment,
  );
  const { isEnabled, minReplicas: min, maxReplicas: max } = autoscaling;
  return (
    <>
      <Tabular>{t('replicas.of', { ready: rollout.ready ?? '–', wanted: rollout.wanted })}</Tabular>
      {isEnabled ? (
        <Text color="fg.muted" textStyle="xs">
          {t('replicas.auto', { min, max })}
        </Text>
      ) : null}
    </>
  );
}
