import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useKeepLoaded } from '../../../relay/useKeepLoaded.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { TimelineRow } from './TimelineRow.tsx';
import { TimelineSteps } from './TimelineSteps.tsx';
import type { TimelineCard_cluster$key } from './__generated__/TimelineCard_cluster.graphql.ts';
import type { TimelineCardPaginationQuery } from './__generated__/TimelineCardPaginationQuery.graphql.ts';

const PAGE = 20;

/** Groups consecutive steps once something newer has happened; the steps of a running operation stay single. */
function foldSteps<Entry extends { readonly kind: string }>(
  edges: readonly { readonly node: Entry }[],
): readonly (readonly [Entry, ...Entry[]])[] {
  const groups: [Entry, ...Entry[]][] = [];
  const firstOther = edges.findIndex(({ node }) => node.kind !== 'STEP');
  for (const [index, { node }] of edges.entries()) {
    const last = groups.at(-1);
    const isOver = firstOther !== -1 && index > firstOther;
    if (isOver && node.kind === 'STEP' && last?.[0].kind === 'STEP') last.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** The cluster's timeline, newest first: steps, who requested them, and how long they took. */
export function TimelineCard({ cluster }: { cluster: TimelineCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { data, ...pagination } = usePaginationFragment<
    TimelineCardPaginationQuery,
    TimelineCard_cluster$key
  >(
    graphql`
      fragment TimelineCard_cluster on Cluster
      @refetchable(queryName: "TimelineCardPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        timeline(first: $count, after: $cursor) @connection(key: "TimelineCard_timeline") {
          edges {
            node {
              key
              kind
              ...TimelineRow_entry
              ...TimelineSteps_entries
            }
          }
        }
      }
    `,
    cluster,
  );
  const timeline = useKeepLoaded(pagination, data.timeline);
  if (!timeline) {
    return (
      <Card>
        <MissingData title={t('timeline.failed')} />
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title={t('timeline.title')} />
      <CardBody>
        <Box as="ol" m="0" p="0" listStyleType="none">
          {foldSteps(timeline.edges).map(([first, ...others]) =>
            others.length === 0 ? (
              <TimelineRow key={first.key} entry={first} />
            ) : (
              <TimelineSteps key={first.key} entries={[first, ...others]} />
            ),
          )}
        </Box>
        {pagination.hasNext ? (
          <Button
            size="sm"
            mt="3"
            isBusy={pagination.isLoadingNext}
            onClick={() => pagination.loadNext(PAGE)}
          >
            {t('timeline.more')}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
