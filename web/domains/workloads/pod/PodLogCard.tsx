import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import type { PodLogCard_pod$key } from './__generated__/PodLogCard_pod.graphql.ts';

/** The log of a pod, live. */
export function PodLogCard({ pod }: { pod: PodLogCard_pod$key }) {
  const { t } = useTranslation('workloads');
  const { id, name } = useFragment(
    graphql`
      fragment PodLogCard_pod on Pod {
        id
        name
      }
    `,
    pod,
  );
  return (
    <Card>
      <CardHeader title={t('pod.log.title')} />
      <CardBody>
        <LogPanel target={id} label={t('pod.log.title')} name={name} suffix="" />
      </CardBody>
    </Card>
  );
}
