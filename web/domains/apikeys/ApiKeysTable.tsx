import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '../../ui/layout/Table.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import type { ApiKeyRow_apiKey$key } from './__generated__/ApiKeyRow_apiKey.graphql.ts';

const DeleteApiKeyDialog = lazy(() =>
  import('./DeleteApiKeyDialog.tsx').then((file) => ({ default: file.DeleteApiKeyDialog })),
);

interface ApiKeysTableProps {
  readonly connection: string;
  readonly keys: readonly (ApiKeyRow_apiKey$key & { readonly id: string })[];
}

/** All keys, newest first. */
export function ApiKeysTable({ connection, keys }: ApiKeysTableProps) {
  const { t } = useTranslation('apikeys');
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const columns = ['name', 'scope', 'key', 'created', 'lastUsed', 'active'].map((key) => ({
    key,
    header: t(`column.${key}`),
  }));
  return (
    <>
      <Table
        caption={t('title')}
        columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
      >
        {keys.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} onDelete={setLeaving} />
        ))}
      </Table>
      <Suspense fallback={null}>
        {leaving ? (
          <DeleteApiKeyDialog
            apiKey={leaving}
            connection={connection}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
