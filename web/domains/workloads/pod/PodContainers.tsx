import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { ObjectName } from '../tables/ObjectName.tsx';
import type { PodContainers_pod$key } from './__generated__/PodContainers_pod.graphql.ts';

const states = ['RUNNING', 'WAITING', 'TERMINATED'] as const;

/** The containers of a pod with their state and restarts. */
export function PodContainers({ pod }: { pod: PodContainers_pod$key }) {
  const { t } = useTranslation('workloads');
  const { containers } = useFragment(
    graphql`
      fragment PodContainers_pod on Pod {
        containers {
          name
          image
          isReady
          restartCount
          state
          reason
          message
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...containerFields_container
        }
      }
    `,
    pod,
  );
  return (
    <Card>
      <CardHeader title={t('pod.containers')} />
      <Table
        caption={t('pod.containers')}
        columns={['name', 'state', 'ready', 'restarts', 'message'].map((key) => ({
          key,
          header: t(`column.${key}`),
        }))}
      >
        {containers.map(({ name, image, isReady, restartCount, state, reason, message }) => {
          const word = states.find((one) => one === state) ?? 'WAITING';
          const tone = isReady ? 'ok' : word === 'RUNNING' ? 'busy' : 'attention';
          return (
            <Row key={name}>
              <Cell>
                <ObjectName name={name} hint={image} />
              </Cell>
              <Cell label={t('column.state')}>
                <StatusBadge tone={tone} label={t(`pod.containerState.${word}`)} />
              </Cell>
              <Cell label={t('column.ready')}>{isReady ? t('yes') : t('no')}</Cell>
              <Cell label={t('column.restarts')}>
                <Tabular>{restartCount}</Tabular>
              </Cell>
              <Cell label={t('column.message')}>
                <Text as="span" lang="en" css={{ overflowWrap: 'anywhere' }}>
                  {[reason, message].filter(Boolean).join(': ') || '–'}
                </Text>
              </Cell>
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}
