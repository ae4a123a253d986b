import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchInput } from '../../ui/actions/SearchInput.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { SecretRow, type SecretAction } from './SecretRow.tsx';
import { useSearchInAddress } from './useSearchInAddress.ts';
import type { SecretList_edges$key } from './__generated__/SecretList_edges.graphql.ts';

interface SecretListProps {
  readonly edges: SecretList_edges$key;
  readonly disabledReason: string | undefined;
  readonly onAction: (action: SecretAction) => void;
}

/** Secrets by name, filtered by the search in the address. */
export function SecretList({ edges, disabledReason, onAction }: SecretListProps) {
  const { t } = useTranslation('secrets');
  const rows = useFragment(
    graphql`
      fragment SecretList_edges on GlobalSecretEdge @relay(plural: true) {
        node {
          id
          name
          ...SecretRow_secret
        }
      }
    `,
    edges,
  );
  const announce = useAnnounce();
  const [search, setSearch] = useSearchInAddress();
  const found = rows
    .map(({ node }) => node)
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const count = found.length;

  useEffect(() => {
    if (search) announce(t('found', { count }));
  }, [search, count, announce, t]);

  return (
    <>
      <Flex px="5" pb="4">
        <SearchInput label={t('search')} value={search} onChange={setSearch} />
      </Flex>
      {count === 0 ? (
        <EmptyState
          kind="noMatch"
          level={3}
          title={t('noMatch.title')}
          actions={<Button onClick={() => setSearch('')}>{t('ui:clearSearch')}</Button>}
        >
          {t('noMatch.text', { search })}
        </EmptyState>
      ) : (
        <Table
          caption={t('title')}
          columns={[
            { key: 'name', header: t('column.name') },
            { key: 'created', header: t('column.created') },
            { key: 'actions', header: t('column.actions'), isHeaderHidden: true },
          ]}
        >
          {found.map((secret) => (
            <SecretRow key={secret.id} secret={secret} disabledReason={disabledReason} onAction={onAction} />
          ))}
        </Table>
      )}
    </>
  );
}
