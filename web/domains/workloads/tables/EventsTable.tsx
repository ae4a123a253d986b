import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { ObjectTable } from './ObjectTable.tsx';
import { ObjectName } from './ObjectName.tsx';
import type { EventsTable_events$key } from './__generated__/EventsTable_events.graphql.ts';

interface EventsTableProps {
  /** Null when they could not be loaded. */
  readonly events: EventsTable_events$key | null;
  readonly total?: number | undefined;
}

/** Events of Kubernetes, in its own words. */
export function EventsTable({ events, total }: EventsTableProps) {
  const { t } = useTranslation('workloads');
  const data = useFragment(
    graphql`
      fragment EventsTable_events on KubernetesEvent @relay(plural: true) {
        uid
        type
        reason
        message
        namespace
        objectKind
        objectName
        count
        lastSeenAt
      }
    `,
    events,
  );
  return (
    <ObjectTable
      view="events"
      columns={['seen', 'type', 'object', 'message', 'count']}
      total={total}
      rows={data?.map((event) => (
        <Row key={event.uid}>
          <Cell label={t('column.seen')}>
            <RelativeTime at={event.lastSeenAt} />
          </Cell>
          <Cell label={t('column.type')}>
            <StatusBadge
              tone={event.type === 'WARNING' ? 'attention' : 'neutral'}
              label={t(`eventType.${event.type === 'WARNING' ? 'WARNING' : 'NORMAL'}`)}
            />
          </Cell>
          <Cell label={t('column.object')}>
            <ObjectName name={event.objectName} hint={`${event.objectKind} · ${event.namespace}`} />
          </Cell>
          <Cell label={t('column.message')}>
            <span lang="en" style={{ overflowWrap: 'anywhere' }}>
              <b>{event.reason}</b> {event.message}
            </span>
          </Cell>
          <Cell label={t('column.count')}>
            <Tabular>{event.count}</Tabular>
          </Cell>
        </Row>
      ))}
    />
  );
}
