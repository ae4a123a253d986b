import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { withParams } from '../../lib/withParams.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { paths } from '../../shell/paths.ts';
import { useSwitchAccount } from '../../shell/session/useSwitchAccount.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useAddressParams } from '../../shell/useAddressParams.ts';
import { useDebouncedText } from '../../shell/useDebouncedText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchInput } from '../../ui/actions/SearchInput.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../ui/layout/Table.tsx';
import { useLocale } from '../../ui/locale.ts';
import type { OpenAccountsCard_operator$key } from './__generated__/OpenAccountsCard_operator.graphql.ts';

/** Accounts that let support in, which the operator can enter. */
export function OpenAccountsCard({ operator }: { operator: OpenAccountsCard_operator$key }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const { openAccounts } = useFragment(
    graphql`
      fragment OpenAccountsCard_operator on Operator
      @argumentDefinitions(search: { type: "String!", defaultValue: "" }) {
        openAccounts(search: $search) {
          accountId
          name
          endsAt
          ownerName
          ownerEmail
        }
      }
    `,
    operator,
  );
  const [params, change] = useAddressParams();
  const [search, setSearch] = useDebouncedText(params.get('q') ?? '', (text) =>
    change((before) => withParams(before, { q: text })),
  );
  const current = useCurrentUser()?.accountId;
  const enter = useEnterAccount();
  if (openAccounts == null) return <MissingData title={t('accounts.loadFailed')} />;
  const columns = ['name', 'owner', 'ends'].map((key) => ({ key, header: t(`accounts.column.${key}`) }));
  return (
    <Card>
      <CardHeader title={t('accounts.title')} description={t('accounts.text')} />
      <Box px="5" mt="4">
        <SearchInput label={t('accounts.search')} value={search} onChange={setSearch} />
      </Box>
      <Text role="status" srOnly>
        {t('accounts.found', { count: openAccounts.length })}
      </Text>
      {openAccounts.length === 0 ? (
        <EmptyState
          kind={search ? 'noMatch' : 'nothing'}
          icon={DoorOpen}
          title={t(search ? 'accounts.noMatch' : 'accounts.empty')}
        >
          {t(search ? 'accounts.noMatchText' : 'accounts.emptyText')}
        </EmptyState>
      ) : (
        <Box mt="4">
          <Table
            caption={t('accounts.title')}
            columns={[...columns, { key: 'enter', header: t('accounts.enter'), isHeaderHidden: true }]}
          >
            {openAccounts.map(({ accountId, name, endsAt, ownerName, ownerEmail }) => (
              <Row key={accountId}>
                <Cell>
                  <Text fontWeight="medium">{name}</Text>
                </Cell>
                <Cell label={t('accounts.column.owner')}>
                  <Box textAlign={{ base: 'end', md: 'start' }}>
                    {ownerName}
                    <Text color="fg.muted" textStyle="sm">
                      {ownerEmail}
                    </Text>
                  </Box>
                </Cell>
                <Cell label={t('accounts.column.ends')}>
                  {endsAt ? formatAbsolute(new Date(endsAt), locale) : t('accounts.noEnd')}
                </Cell>
                <Cell align="end">
                  <Button
                    size="sm"
                    disabledReason={accountId === current ? t('accounts.inside') : undefined}
                    onClick={() => void enter({ id: accountId, name })}
                  >
                    {t('accounts.enter')}
                  </Button>
                </Cell>
              </Row>
            ))}
          </Table>
        </Box>
      )}
    </Card>
  );
}

/** Enters an account and opens its dashboard. */
function useEnterAccount() {
  const switchAccount = useSwitchAccount();
  const navigate = useNavigate();
  return async (account: { id: string; name: string }) => {
    if (await switchAccount(account)) await navigate(paths.dashboard());
  };
}
