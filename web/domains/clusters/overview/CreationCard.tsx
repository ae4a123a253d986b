import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../../i18n/MessageText.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stepper } from '../../../ui/layout/Stepper.tsx';
import { clusterStages } from './clusterSteps.ts';
import type { CreationCard_cluster$key } from './__generated__/CreationCard_cluster.graphql.ts';

/** The stages of creating a cluster, while they run. */
export function CreationCard({ cluster }: { cluster: CreationCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { status, progress, detail } = useFragment(
    graphql`
      fragment CreationCard_cluster on Cluster {
        status
        progress
        detail {
          ...MessageText_message
        }
      }
    `,
    cluster,
  );
  const words = useMessageText();
  if (status !== 'PENDING' && status !== 'CREATING') return null;
  const title = t('overview.creation.title');
  const steps = clusterStages(progress ?? 0).map(({ id, state }) => ({
    id,
    state,
    label: t(`overview.creation.step.${id}`),
    hint: state === 'current' ? words(detail) : undefined,
  }));
  return (
    <Card>
      <CardHeader title={title} description={t('overview.creation.text')} />
      <CardBody>
        <Stepper label={title} steps={steps} />
      </CardBody>
    </Card>
  );
}
