import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Table } from '../../ui/layout/Table.tsx';
import { ApiKeyRow, type ApiKeyDialogRequest } from './ApiKeyRow.tsx';
import type { ApiKeysTable_edges$key } from './__generated__/ApiKeysTable_edges.graphql.ts';

interface ApiKeysTableProps {
  readonly edges: ApiKeysTable_edges$key;
  readonly onAction: (request: ApiKeyDialogRequest) => void;
}

/** All keys, newest first. */
export function ApiKeysTable({ edges, onAction }: ApiKeysTableProps) {
  const { t } = useTranslation('apikeys');
  const rows = useFragment(
    graphql`
      fragment ApiKeysTable_edges on ApiKeyEdge @relay(plural: true) {
        node {
          id
          ...ApiKeyRow_apiKey
        }
      }
    `,
    edges,
  );
  const columns = ['name', 'scopes', 'key', 'created', 'lastUsed', 'expires', 'active'].map((key) => ({
    key,
    header: t(`column.${key}`),
  }));
  return (
    <Table
      caption={t('title')}
      columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
    >
      {rows.map(({ node }) => (
        <ApiKeyRow key={node.id} apiKey={node} onAction={onAction} />
      ))}
    </Table>
  );
}
