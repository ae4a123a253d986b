import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { withParams } from '../../../lib/withParams.ts';
import { useKeepLoaded } from '../../../relay/useKeepLoaded.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { PAGE_SIZES, pageSizeIn } from './pageSize.ts';
import type { InvoicesPanel_account$key } from './__generated__/InvoicesPanel_account.graphql.ts';
import type { InvoicesPanelPaginationQuery } from './__generated__/InvoicesPanelPaginationQuery.graphql.ts';

/** Invoices, newest first; 10, 20 or 50 at a time. */
export function InvoicesPanel({ account }: { account: InvoicesPanel_account$key }) {
  const { t } = useTranslation('billing');
  const [params, change] = useAddressParams();
  const { data, ...pagination } = usePaginationFragment<
    InvoicesPanelPaginationQuery,
    InvoicesPanel_account$key
  >(
    graphql`
      fragment InvoicesPanel_account on Account
      @refetchable(queryName: "InvoicesPanelPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        invoices(first: $count, after: $cursor) @connection(key: "InvoicesPanel_invoices") {
          totalCount
          edges {
            node {
              id
              ...InvoiceRow_invoice
            }
          }
        }
      }
    `,
    account,
  );
  const invoices = useKeepLoaded(pagination, data.invoices);
  if (!invoices) return <MissingData title={t('settings.invoices.loadFailed')} />;
  if (invoices.edges.length === 0) {
    return (
      <Card>
        <EmptyState kind="nothing" icon={ReceiptText} title={t('settings.invoices.none')}>
          {t('settings.invoices.noneText')}
        </EmptyState>
      </Card>
    );
  }
  const size = pageSizeIn(params);
  const columns = ['number', 'date', 'description', 'amount', 'status', 'actions'] as const;
  return (
    <Card>
      <CardHeader
        title={t('settings.invoices.title')}
        actions={
          <Box data-screen-only>
            <SelectInput
              label={t('settings.invoices.size')}
              value={String(size)}
              onChange={(value) => change((before) => withParams(before, { size: value }))}
              options={PAGE_SIZES.map((one) => ({
                value: String(one),
                label: t('settings.invoices.perPage', { count: one }),
              }))}
            />
          </Box>
        }
      />
      <Box mt="4">
        <Table
          caption={t('settings.invoices.title')}
          columns={columns.map((key) => ({
            key,
            header: t(`settings.invoices.column.${key}`),
            align: key === 'amount' ? ('end' as const) : ('start' as const),
            isHeaderHidden: key === 'actions',
          }))}
        >
          {invoices.edges.map(({ node }) => (
            <InvoiceRow key={node.id} invoice={node} />
          ))}
        </Table>
      </Box>
      <Flex px="5" py="4" gap="3" align="center" justify="space-between" wrap="wrap">
        <Box color="fg.muted" textStyle="sm" aria-live="polite">
          {t('settings.invoices.shown', { count: invoices.edges.length, total: invoices.totalCount })}
        </Box>
        {pagination.hasNext ? (
          <Button isBusy={pagination.isLoadingNext} onClick={() => pagination.loadNext(size)}>
            {t('settings.invoices.more')}
          </Button>
        ) : null}
      </Flex>
    </Card>
  );
}
