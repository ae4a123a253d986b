import { LockKeyhole, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../relay/liveStatus.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { SecretList } from './SecretList.tsx';
import type { SecretAction } from './SecretRow.tsx';
import type { SecretsCard_account$key } from './__generated__/SecretsCard_account.graphql.ts';

const AddSecretDialog = lazyPart(() => import('./AddSecretDialog.tsx'), 'AddSecretDialog');
const ReplaceSecretDialog = lazyPart(() => import('./ReplaceSecretDialog.tsx'), 'ReplaceSecretDialog');
const DeleteSecretDialog = lazyPart(() => import('./DeleteSecretDialog.tsx'), 'DeleteSecretDialog');

/** The account's secrets by name; their values are never shown again. */
export function SecretsCard({ account }: { account: SecretsCard_account$key }) {
  const { t } = useTranslation('secrets');
  const data = useFragment(
    graphql`
      fragment SecretsCard_account on Account {
        manageSecrets {
          ...useActionReason_state
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
  const [open, setOpen] = useState<SecretAction | { kind: 'add' }>();
  const reason = useActionReason()(data.manageSecrets);
  const opener = useReturnFocus<HTMLButtonElement>(open !== undefined);
  const add = () => setOpen({ kind: 'add' });
  const close = () => setOpen(undefined);
  useShortcut('c', add, { label: t('add.open'), isEnabled: !reason && !open });

  if (!data.globalSecrets) {
    return (
      <Card>
        <MissingData title={t('loadFailed')} />
      </Card>
    );
  }
  const { __id: connection, edges } = data.globalSecrets;
  const button = (
    <Button ref={opener} variant="primary" icon={<Plus />} disabledReason={reason} onClick={add}>
      {t('add.open')}
    </Button>
  );
  return (
    <Card>
      {edges.length === 0 ? (
        <EmptyState
          kind="first"
          icon={LockKeyhole}
          title={t(reason ? 'empty.none' : 'empty.title')}
          actions={reason ? undefined : button}
        >
          {reason ? t('empty.askManager') : t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <CardHeader title={t('title')} description={t('description')} actions={button} />
          <SecretList edges={edges} disabledReason={reason} onAction={setOpen} />
        </>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'add' ? (
          <AddSecretDialog
            connection={connection}
            takenNames={edges.map(({ node }) => node.name)}
            onClose={close}
          />
        ) : null}
        {open?.kind === 'replace' ? (
          <ReplaceSecretDialog connection={connection} name={open.name} onClose={close} />
        ) : null}
        {open?.kind === 'delete' ? (
          <DeleteSecretDialog connection={connection} secret={open} onClose={close} />
        ) : null}
      </Suspense>
    </Card>
  );
}
