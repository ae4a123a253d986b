import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import type { PodConditions_pod$key } from './__generated__/PodConditions_pod.graphql.ts';

const tones = { TRUE: 'ok', FALSE: 'attention', UNKNOWN: 'neutral' } as const;

/** What Kubernetes says of the pod; nothing when it could not be loaded. */
export function PodConditions({ pod }: { pod: PodConditions_pod$key }) {
  const { t } = useTranslation('workloads');
  const { conditions } = useFragment(
    graphql`
      fragment PodConditions_pod on Pod {
        conditions {
          type
          status
          reason
          message
          changedAt
        }
      }
    `,
    pod,
  );
  if (!conditions) return null;
  return (
    <Card>
      <CardHeader title={t('pod.conditions')} />
      <Table
        caption={t('pod.conditions')}
        columns={['condition', 'state', 'message', 'changed'].map((key) => ({
          key,
          header: t(`column.${key}`),
        }))}
      >
        {conditions.map(({ type, status, reason, message, changedAt }) => {
          const known = status in tones ? (status as keyof typeof tones) : 'UNKNOWN';
          return (
            <Row key={type}>
              <Cell isMono>{type}</Cell>
              <Cell label={t('column.state')}>
                <StatusBadge tone={tones[known]} label={t(`pod.conditionStatus.${known}`)} />
              </Cell>
              <Cell label={t('column.message')}>
                <span lang="en" style={{ overflowWrap: 'anywhere' }}>
                  {[reason, message].filter(Boolean).join(': ') || '–'}
                </span>
              </Cell>
              <Cell label={t('column.changed')}>{changedAt ? <RelativeTime at={changedAt} /> : '–'}</Cell>
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}
