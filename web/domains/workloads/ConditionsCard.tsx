import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Cell, Row, Table } from '../../ui/layout/Table.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { ConditionsCard_conditions$key } from './__generated__/ConditionsCard_conditions.graphql.ts';

const tones = { TRUE: 'ok', FALSE: 'attention', UNKNOWN: 'neutral' } as const;
const opposite = { TRUE: 'attention', FALSE: 'ok', UNKNOWN: 'neutral' } as const;

/** Whether status True of a condition means a problem, as it does for DiskPressure but not for Ready. */
const isBadWhenTrue = (type: string): boolean => /Pressure|Unavailable|DisruptionTarget/.test(type);

/** What Kubernetes says of a pod or a node. */
export function ConditionsCard({ conditions }: { conditions: ConditionsCard_conditions$key }) {
  const { t } = useTranslation('workloads');
  const rows = useFragment(
    graphql`
      fragment ConditionsCard_conditions on Condition @relay(plural: true) {
        type
        status
        reason
        message
        changedAt
      }
    `,
    conditions,
  );
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
        {rows.map(({ type, status, reason, message, changedAt }) => {
          const known = status in tones ? (status as keyof typeof tones) : 'UNKNOWN';
          return (
            <Row key={type}>
              <Cell isMono>{type}</Cell>
              <Cell label={t('column.state')}>
                <StatusBadge
                  tone={(isBadWhenTrue(type) ? opposite : tones)[known]}
                  label={t(`pod.conditionStatus.${known}`)}
                />
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
