import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/live/liveStatus.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ListCard } from '../../shell/ListCard.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { SecretList } from './SecretList.tsx';
import type { SecretAction } from './SecretRow.tsx';
import type { SecretsCard_account$key } from './__generated__/SecretsCard_account.graphql.ts';

const AddSecretDialog = lazyPart(() => import('./AddSecretDialog.tsx'), 'AddSecretDialog');
const ReplaceSecretDialog = lazyPart(() => import('./ReplaceSecretDialog.tsx'), 'ReplaceSecretDialog');
const DeleteSecretDialog = lazyPart(() => import('./DeleteSecretDialog.tsx'), 'DeleteSecretDialog');

/** The account's secrets by name; values are write-only. */
export function SecretsCard({ account }: { account: SecretsCard_account$key }) {
  const { t } = useTranslation('secrets');
  const data = useFragment(
    graphql`
      fragment SecretsCard_account on Account {
        viewerCan {
          manageSecrets {
            ...useActionReason_state
          }
        }
        globalSecrets(first: 100) @connection(key: "SecretsCard_globalSecrets") {
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
  useRefetchOnFocus();
  const reason = useActionReason()(data.viewerCan.manageSecrets);
  const { __id: connection = '', edges = [] } = data.globalSecrets ?? {};
  return (
    <ListCard<SecretAction>
      title={t('title')}
      description={t('description')}
      addLabel={t('add.open')}
      failedTitle={t('loadFailed')}
      empty={{
        icon: LockKeyhole,
        title: t(reason ? 'empty.none' : 'empty.title'),
        text: t(reason ? 'empty.askManager' : 'empty.text'),
      }}
      count={data.globalSecrets?.edges.length}
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
