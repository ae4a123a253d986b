import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/live/liveStatus.ts';
import { useKeepLoaded } from '../../relay/useKeepLoaded.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { useAddressParams } from '../../shell/useAddressParams.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { AuditExportMenu } from './AuditExportMenu.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { filterFrom, isNarrowed } from './auditFilter.ts';
import { AuditTable } from './AuditTable.tsx';
import type { AuditLogCard_account$key } from './__generated__/AuditLogCard_account.graphql.ts';
import type { AuditLogCardPaginationQuery } from './__generated__/AuditLogCardPaginationQuery.graphql.ts';

const PAGE = 50;

/** The audit log of the account, newest first; owners and admins only. */
export function AuditLogCard({ account }: { account: AuditLogCard_account$key }) {
  const { t } = useTranslation('audit');
  const [params, change] = useAddressParams();
  const { data, ...pagination } = usePaginationFragment<
    AuditLogCardPaginationQuery,
    AuditLogCard_account$key
  >(
    graphql`
      fragment AuditLogCard_account on Account
      @refetchable(queryName: "AuditLogCardPaginationQuery")
      @argumentDefinitions(
        filter: { type: "AuditLogFilter" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        viewerCan {
          readAuditLog {
            ...useActionReason_state
          }
        }
        auditLog(first: $count, after: $cursor, filter: $filter) @connection(key: "AuditLogCard_auditLog") {
          totalCount
          edges {
            ...AuditTable_edges
          }
        }
      }
    `,
    account,
  );
  const log = useKeepLoaded(pagination, data.auditLog, params.toString());
  useRefetchOnFocus();
  const reason = useActionReason()(data.viewerCan.readAuditLog);
  if (reason) {
    return (
      <Card>
        <EmptyState kind="forbidden" title={t('forbidden')}>
          {t('forbiddenText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('description')}
        actions={<AuditExportMenu filter={filterFrom(params)} />}
      />
      <AuditFilters params={params} change={change} />
      {log === null || log === undefined ? (
        <MissingData title={t('loadFailed')} />
      ) : log.edges.length === 0 ? (
        <AuditEmpty
          isNarrowed={isNarrowed(filterFrom(params))}
          onClear={() => change(() => new URLSearchParams())}
        />
      ) : (
        <>
          <Box mt="4">
            <AuditTable edges={log.edges} />
          </Box>
          <Flex px="5" py="4" gap="3" align="center" justify="space-between" wrap="wrap">
            <Box color="fg.muted" textStyle="sm" aria-live="polite">
              {t('shown', { count: log.edges.length, total: log.totalCount })}
            </Box>
            {pagination.hasNext ? (
              <Button isBusy={pagination.isLoadingNext} onClick={() => pagination.loadNext(PAGE)}>
                {t('more')}
              </Button>
            ) : null}
          </Flex>
        </>
      )}
    </Card>
  );
}

function AuditEmpty({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('audit');
  if (!isNarrowed) {
    return (
      <EmptyState level={3} kind="nothing" icon={ScrollText} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="noMatch"
      level={3}
      title={t('noMatch')}
      actions={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
