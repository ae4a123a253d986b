import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/live/liveStatus.ts';
import { useLastLoaded } from '../../relay/useLastLoaded.ts';
import { useLoadAllPages } from '../../relay/useLoadAllPages.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ListCard } from '../../shell/ListCard.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { SecretList } from './SecretList.tsx';
import type { SecretAction } from './SecretRow.tsx';
import type { SecretsCard_account$key } from './__generated__/SecretsCard_account.graphql.ts';
import type { SecretsCardPageQuery } from './__generated__/SecretsCardPageQuery.graphql.ts';

const AddSecretDialog = lazyPart(() => import('./AddSecretDialog.tsx'), 'AddSecretDialog');
const ReplaceSecretDialog = lazyPart(() => import('./ReplaceSecretDialog.tsx'), 'ReplaceSecretDialog');
const DeleteSecretDialog = lazyPart(() => import('./DeleteSecretDialog.tsx'), 'DeleteSecretDialog');

/** The account's secrets by name; values are write-only. */
export function SecretsCard({ account }: { account: SecretsCard_account$key }) {
  const { t } = useTranslation('secrets');
  const pagination = usePaginationFragment<SecretsCardPageQuery, SecretsCard_account$key>(
    graphql`
      fragment SecretsCard_account on Account
      @refetchable(queryName: "SecretsCardPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        viewerCan {
          manageSecrets {
            ...useActionReason_state
          }
        }
        globalSecrets(first: $first, after: $after) @connection(key: "SecretsCard_globalSecrets") {
          __id
          edges {
            node {
              name
            }
            ...SecretList_edges
          }
        }
      }
    `,
    account,
  );
  const { data } = pagination;
  // After a failed refetch the dialogs go on with the list before it.
  const list = useLastLoaded(data.globalSecrets);
  const edges = useLoadAllPages(pagination, list?.edges) ?? [];
  useRefetchOnFocus();
  const reason = useActionReason()(data.viewerCan.manageSecrets);
  const connection = list?.__id ?? '';
  return (
    <ListCard<SecretAction>
      title={t('title')}
      description={t('description')}
      addLabel={t('add.open')}
      failure={<MissingData title={t('loadFailed')} />}
      empty={{
        icon: LockKeyhole,
        title: t(reason ? 'empty.none' : 'empty.title'),
        text: t(reason ? 'empty.askManager' : 'empty.text'),
      }}
      count={data.globalSecrets ? edges.length : undefined}
      disabledReason={reason}
      addDialog={(close) => (
        <AddSecretDialog
          connection={connection}
          takenNames={edges.map(({ node }) => node.name)}
          onClose={close}
        />
      )}
      itemDialog={(secret, close) =>
        secret.kind === 'replace' ? (
          <ReplaceSecretDialog connection={connection} name={secret.name} onClose={close} />
        ) : (
          <DeleteSecretDialog connection={connection} secret={secret} onClose={close} />
        )
      }
    >
      {(open) => <SecretList edges={edges} disabledReason={reason} onAction={open} />}
    </ListCard>
  );
}
