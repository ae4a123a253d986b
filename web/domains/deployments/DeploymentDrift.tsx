import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Text } from '../../ui/layout/primitives.ts';
import type { DeploymentDrift_deployment$key } from './__generated__/DeploymentDrift_deployment.graphql.ts';

/** That another image runs than the configured one; nothing otherwise. */
export function DeploymentDrift({ deployment }: { deployment: DeploymentDrift_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { drift } = useFragment(
    graphql`
      fragment DeploymentDrift_deployment on Deployment {
        drift {
          runningTag
          configuredTag
        }
      }
    `,
    deployment,
  );
  if (!drift?.runningTag || !drift.configuredTag) return null;
  return (
    <Text color="fg.warning" textStyle="xs" overflowWrap="anywhere">
      {t('drift', { running: drift.runningTag, configured: drift.configuredTag })}
    </Text>
  );
}
