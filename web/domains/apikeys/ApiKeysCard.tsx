import { KeyRound, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import type { ApiKeysCard_account$key } from './__generated__/ApiKeysCard_account.graphql.ts';

const CreateApiKeyDialog = lazyPart(() => import('./CreateApiKeyDialog.tsx'), 'CreateApiKeyDialog');

const DeleteApiKeyDialog = lazyPart(() => import('./DeleteApiKeyDialog.tsx'), 'DeleteApiKeyDialog');

/** The keys of the account, for those who may see them. */
export function ApiKeysCard({ account }: { account: ApiKeysCard_account$key }) {
  const { t } = useTranslation('apikeys');
  const data = useFragment(
    graphql`
      fragment ApiKeysCard_account on Account {
        manageApiKeys {
          ...useActionReason_state
        }
        apiKeys(first: 100) @connection(key: "ApiKeysCard_apiKeys") {
          __id
          edges {
            ...ApiKeysTable_edges
          }
        }
      }
    `,
    account,
  );
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const reason = useActionReason()(data.manageApiKeys);
  const opener = useReturnFocus<HTMLButtonElement>(isCreating || leaving !== undefined);
  const create = () => setCreating(true);
  useShortcut('c', create, { label: t('create.open'), isEnabled: !reason && !isCreating });

  if (reason) {
    return (
      <Card>
        <EmptyState kind="forbidden" title={t('forbidden')}>
          {t('forbiddenText')}
        </EmptyState>
      </Card>
    );
  }
  if (!data.apiKeys) {
    return (
      <Card>
        <MissingData title={t('loadFailed')} />
      </Card>
    );
  }
  const isEmpty = data.apiKeys.edges.length === 0;
  const button = (
    <Button ref={opener} variant="primary" icon={<Plus />} onClick={create}>
      {t('create.open')}
    </Button>
  );
  return (
    <Card>
      {isEmpty ? (
        <EmptyState kind="first" icon={KeyRound} title={t('empty.title')} actions={button}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <CardHeader title={t('title')} description={t('description')} actions={button} />
          <Box mt="4">
            <ApiKeysTable edges={data.apiKeys.edges} onDelete={setLeaving} />
          </Box>
        </>
      )}
      <Suspense fallback={null}>
        {isCreating ? (
          <CreateApiKeyDialog connection={data.apiKeys.__id} onClose={() => setCreating(false)} />
        ) : null}
        {leaving ? (
          <DeleteApiKeyDialog
            apiKey={leaving}
            connection={data.apiKeys.__id}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
