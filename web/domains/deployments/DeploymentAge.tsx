import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex } from '../../ui/layout/primitives.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { DeploymentAge_deployment$key } from './__generated__/DeploymentAge_deployment.graphql.ts';

interface DeploymentAgeProps {
  readonly deployment: DeploymentAge_deployment$key;
  /** Also says why. */
  readonly hasReason?: boolean;
}

/** How old the shown state is while the cluster's API does not respond; nothing otherwise. */
export function DeploymentAge({ deployment, hasReason = false }: DeploymentAgeProps) {
  const { t } = useTranslation('deployments');
  const { cluster } = useFragment(
    graphql`
      fragment DeploymentAge_deployment on Deployment {
        cluster {
          healthSummary {
            unreachableSince
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
            ...healthSummaryFields_summary
          }
        }
      }
    `,
    deployment,
  );
  const since = cluster.healthSummary?.unreachableSince;
  if (!since) return null;
  return (
    <Flex
      as="p"
      gap="1.5"
      align="center"
      wrap={hasReason ? 'wrap' : 'nowrap'}
      color="fg.warning"
      textStyle="xs"
    >
      <WifiOff aria-hidden width={14} height={14} style={{ flexShrink: 0 }} />
      {hasReason ? <span>{t('age.reason')}</span> : null}
      <span>
        {t('age.asOf')} <RelativeTime at={since} />
      </span>
    </Flex>
  );
}
