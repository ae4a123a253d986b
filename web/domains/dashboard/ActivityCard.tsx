import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useKeepLoaded } from '../../relay/useKeepLoaded.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { ActivityRow } from './ActivityRow.tsx';
import type { ActivityCard_account$key } from './__generated__/ActivityCard_account.graphql.ts';
import type { ActivityCardPaginationQuery } from './__generated__/ActivityCardPaginationQuery.graphql.ts';

const PAGE = 5;

/** What happened in the account, five entries at a time. */
export function ActivityCard({ account }: { account: ActivityCard_account$key }) {
  const { t } = useTranslation('dashboard');
  const [first, setFirst] = useState(0);
  const { data, ...pagination } = usePaginationFragment<
    ActivityCardPaginationQuery,
    ActivityCard_account$key
  >(
    graphql`
      fragment ActivityCard_account on Account
      @refetchable(queryName: "ActivityCardPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        activity(first: $count, after: $cursor) @connection(key: "ActivityCard_activity") {
          totalCount
          edges {
            cursor
            node {
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    account,
  );
  const activity = useKeepLoaded(pagination, data.activity);
  if (!activity) {
    return (
      <Card>
        <MissingData title={t('activity.loadFailed')} />
      </Card>
    );
  }
  const { edges, totalCount } = activity;
  // A list that was loaded again may be shorter.
  const last = Math.max(0, Math.ceil(edges.length / PAGE) - 1) * PAGE;
  const start = Math.min(first, last);
  const shown = edges.slice(start, start + PAGE);
  const next = () => {
    const from = start + PAGE;
    if (edges.length > from) setFirst(from);
    else pagination.loadNext(PAGE, { onComplete: (error) => error ?? setFirst(from) });
  };
  return (
    <Card as="section" aria-label={t('activity.title')}>
      <CardHeader title={t('activity.title')} />
      {totalCount === 0 ? (
        <Text px="5" pb="4" color="fg.muted">
          {t('activity.none')}
        </Text>
      ) : (
        <>
          <Box as="ul" listStyleType="none" m="0" p="0" mt="3">
            {shown.map(({ cursor, node }) => (
              <ActivityRow key={cursor} activity={node} />
            ))}
          </Box>
          <Flex px="5" py="3" gap="2" align="center" wrap="wrap" borderTop="1px solid" borderColor="border">
            <Text flex="1" textStyle="sm" color="fg.muted">
              {t('activity.shown', { from: start + 1, to: start + shown.length, total: totalCount })}
            </Text>
            <Button
              size="sm"
              disabledReason={start === 0 ? t('activity.newest') : undefined}
              onClick={() => setFirst(Math.max(0, start - PAGE))}
            >
              {t('activity.previous')}
            </Button>
            <Button
              size="sm"
              isBusy={pagination.isLoadingNext}
              disabledReason={
                !pagination.hasNext && edges.length <= start + PAGE ? t('activity.oldest') : undefined
              }
              onClick={next}
            >
              {t('activity.next')}
            </Button>
          </Flex>
        </>
      )}
    </Card>
  );
}
