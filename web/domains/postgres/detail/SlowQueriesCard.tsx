import { useTranslation } from 'react-i18next';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../../lib/numbers.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Tabular } from '../../../ui/text/Tabular.tsx';
import { slowQueriesIn } from './slowQueries.ts';
import type { SlowQueriesCard_postgres$key } from './__generated__/SlowQueriesCard_postgres.graphql.ts';
import type { SlowQueriesCardQuery } from './__generated__/SlowQueriesCardQuery.graphql.ts';

const LINES = 1_000;
const MOST = 10;
const COLUMNS = ['statement', 'times', 'longest', 'seen'] as const;

/** The statements that PostgreSQL logged because they took long. */
export function SlowQueriesCard({ postgres }: { postgres: SlowQueriesCard_postgres$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const { id, name, cluster } = useFragment(
    graphql`
      fragment SlowQueriesCard_postgres on PostgresCluster {
        id
        name
        cluster {
          uuid
        }
      }
    `,
    postgres,
  );
  return (
    <Card>
      <CardHeader
        title={t('slow.title')}
        description={t('slow.text', { formatted: formatNumber(LINES, locale) })}
        actions={
          <Flex gap="2" wrap="wrap">
            <ButtonLink size="sm" to={paths.editPostgres(cluster.uuid, name, 'advanced')}>
              {t('slow.threshold')}
            </ButtonLink>
            <ButtonLink size="sm" to={paths.postgresLogs(cluster.uuid, name, 'duration:')}>
              {t('slow.logs')}
            </ButtonLink>
          </Flex>
        }
      />
      <CardBoundary fallback={<Skeleton height="8rem" />} title={t('slow.failed')}>
        {(fetchKey) => <Loaded id={id} fetchKey={fetchKey} />}
      </CardBoundary>
    </Card>
  );
}

function Loaded({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const { logs } = useLazyLoadQuery<SlowQueriesCardQuery>(
    graphql`
      query SlowQueriesCardQuery($id: ID!, $lines: Int!) {
        logs(target: $id, tail: $lines) {
          text
        }
      }
    `,
    { id, lines: LINES },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  if (!logs) return <ErrorState isCompact level={3} title={t('slow.failed')} />;
  const queries = slowQueriesIn(logs.text).slice(0, MOST);
  if (queries.length === 0) {
    return (
      <CardBody>
        <Text color="fg.muted">{t('slow.none', { formatted: formatNumber(LINES, locale) })}</Text>
      </CardBody>
    );
  }
  return (
    <Box mt="4">
      <Table caption={t('slow.title')} columns={COLUMNS.map((key) => ({ key, header: t(`slow.${key}`) }))}>
        {queries.map(({ statement, times, longestMs, seenAt }) => (
          <Row key={statement}>
            <Cell>
              <Mono overflowWrap="anywhere" lineClamp={3} title={statement}>
                {statement}
              </Mono>
            </Cell>
            <Cell label={t('slow.times')}>
              <Tabular>{formatNumber(times, locale)}</Tabular>
            </Cell>
            <Cell label={t('slow.longest')}>
              <Tabular>{formatUnit(longestMs / 1_000, 's', locale, 2)}</Tabular>
            </Cell>
            <Cell label={t('slow.seen')}>
              <RelativeTime at={seenAt} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Box>
  );
}
