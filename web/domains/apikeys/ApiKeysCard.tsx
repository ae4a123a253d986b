import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ListCard } from '../../shell/ListCard.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { ApiKeyDialogRequest } from './ApiKeyRow.tsx';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import type { ApiKeysCard_account$key } from './__generated__/ApiKeysCard_account.graphql.ts';

const CreateApiKeyDialog = lazyPart(() => import('./CreateApiKeyDialog.tsx'), 'CreateApiKeyDialog');

const EditApiKeyDialog = lazyPart(() => import('./EditApiKeyDialog.tsx'), 'EditApiKeyDialog');

const RotateApiKeyDialog = lazyPart(() => import('./RotateApiKeyDialog.tsx'), 'RotateApiKeyDialog');

const DeleteApiKeyDialog = lazyPart(() => import('./DeleteApiKeyDialog.tsx'), 'DeleteApiKeyDialog');

/** The API keys of the account, for roles that may see them. */
export function ApiKeysCard({ account }: { account: ApiKeysCard_account$key }) {
  const { t } = useTranslation('apikeys');
  const data = useFragment(
    graphql`
      fragment ApiKeysCard_account on Account {
        viewerCan {
          manageApiKeys {
            ...useActionReason_state
          }
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
  const reason = useActionReason()(data.viewerCan.manageApiKeys);
  const connection = data.apiKeys?.__id ?? '';

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
    <ListCard<ApiKeyDialogRequest>
      title={t('title')}
      description={t('description')}
      addLabel={t('create.open')}
      failure={<MissingData title={t('loadFailed')} />}
      empty={{ icon: KeyRound, title: t('empty.title'), text: t('empty.text') }}
      count={data.apiKeys?.edges.length}
      disabledReason={undefined}
      addDialog={(close) => <CreateApiKeyDialog connection={connection} onClose={close} />}
      itemDialog={({ action, apiKey }, close) => {
        if (action === 'edit') return <EditApiKeyDialog apiKey={apiKey} onClose={close} />;
        if (action === 'rotate') return <RotateApiKeyDialog apiKey={apiKey} onClose={close} />;
        return <DeleteApiKeyDialog apiKey={apiKey} connection={connection} onClose={close} />;
      }}
    >
      {(open) => <ApiKeysTable edges={data.apiKeys?.edges ?? []} onAction={open} />}
    </ListCard>
  );
}
