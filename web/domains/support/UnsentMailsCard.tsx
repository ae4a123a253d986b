import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/live/liveStatus.ts';
import { withParams } from '../../lib/withParams.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useAddressParams } from '../../shell/useAddressParams.ts';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { MAIL_STATUSES, operatorFilter } from './operatorFilter.ts';
import { UnsentMailRow } from './UnsentMailRow.tsx';
import type { UnsentMailsCard_operator$key } from './__generated__/UnsentMailsCard_operator.graphql.ts';

/** E-mails that were not sent, with the reason and a retry. */
export function UnsentMailsCard({ operator }: { operator: UnsentMailsCard_operator$key }) {
  const { t } = useTranslation('support');
  const { unsentMails } = useFragment(
    graphql`
      fragment UnsentMailsCard_operator on Operator
      @argumentDefinitions(status: { type: "UnsentMailStatus" }) {
        unsentMails(status: $status) {
          totalCount
          items {
            mailId
            ...UnsentMailRow_mail
          }
        }
      }
    `,
    operator,
  );
  useRefetchOnFocus();
  const [params, change] = useAddressParams();
  if (unsentMails == null) return <MissingData title={t('mails.loadFailed')} />;
  const { items, totalCount } = unsentMails;
  const filter = operatorFilter(params).status;
  const columns = ['name', 'status', 'reason', 'next'].map((key) => ({
    key,
    header: t(`mails.column.${key}`),
  }));
  return (
    <Card>
      <CardHeader title={t('mails.title')} description={t('mails.text')} />
      <Box px="5" mt="4">
        <Toggle
          label={t('mails.filter')}
          value={filter ?? ''}
          options={[
            { value: '', label: t('mails.all') },
            ...MAIL_STATUSES.map((status) => ({ value: status, label: t(`mails.status.${status}`) })),
          ]}
          onChange={(status) => change((before) => withParams(before, { status }))}
        />
      </Box>
      {items.length === 0 ? (
        filter ? (
          <EmptyState kind="noMatch" title={t('mails.noMatch')} />
        ) : (
          <EmptyState kind="nothing" icon={MailCheck} title={t('mails.empty')}>
            {t('mails.emptyText')}
          </EmptyState>
        )
      ) : (
        <>
          <Box mt="4">
            <Table
              caption={t('mails.title')}
              columns={[...columns, { key: 'retry', header: t('mails.retry'), isHeaderHidden: true }]}
            >
              {items.map((mail) => (
                <UnsentMailRow key={mail.mailId} mail={mail} filter={filter} />
              ))}
            </Table>
          </Box>
          <Text px="5" py="3" color="fg.muted" textStyle="sm" aria-live="polite">
            {t('mails.shown', { count: items.length, total: totalCount })}
          </Text>
        </>
      )}
    </Card>
  );
}
