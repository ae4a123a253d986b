import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Text } from '../../ui/layout/primitives.ts';
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
    // One element, so that a cell of a narrow table does not spread its parts.
    <Box as="span" display="inline-flex" flexDirection="column">
      <Tabular>{t('replicas.of', { ready: rollout.ready ?? '–', wanted: rollout.wanted })}</Tabular>
      {isEnabled ? (
        <Text as="span" color="fg.muted" textStyle="xs">
          {t('replicas.auto', { min, max })}
        </Text>
      ) : null}
    </Box>
  );
}
