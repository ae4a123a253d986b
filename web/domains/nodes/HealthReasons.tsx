import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import type { HealthReasons_cluster$key } from './__generated__/HealthReasons_cluster.graphql.ts';

/** Why a running cluster needs attention; nothing for a healthy one. */
export function HealthReasons({ cluster }: { cluster: HealthReasons_cluster$key }) {
  const { t } = useTranslation('clusters');
  const words = useMessageText();
  const { healthSummary } = useFragment(
    graphql`
      fragment HealthReasons_cluster on Cluster {
        healthSummary {
          level
          reasons {
            ...MessageText_message
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
          ...healthSummaryFields_summary
        }
      }
    `,
    cluster,
  );
  if (!healthSummary || healthSummary.level === 'HEALTHY') return null;
  const level = healthSummary.level === 'CRITICAL' ? 'CRITICAL' : 'WARNING';
  return (
    <Box mb="4">
      <Banner tone={level === 'CRITICAL' ? 'error' : 'warning'} title={t(`health.${level}`)}>
        <Box as="ul" m="0" p="0" listStyleType="none">
          {healthSummary.reasons.map((reason) => (
            <li key={words(reason)}>{words(reason)}</li>
          ))}
        </Box>
      </Banner>
    </Box>
  );
}
