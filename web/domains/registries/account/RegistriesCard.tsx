import { Boxes, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../../relay/liveStatus.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useShortcut } from '../../../shell/keys/useShortcut.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { useReturnFocus } from '../../../ui/useReturnFocus.ts';
import { RegistriesTable } from './RegistriesTable.tsx';
import type { LeavingRegistry } from './RegistryRow.tsx';
import type { RegistriesCard_account$key } from './__generated__/RegistriesCard_account.graphql.ts';

const AddRegistryDialog = lazyPart(() => import('./AddRegistryDialog.tsx'), 'AddRegistryDialog');
const DeleteRegistryDialog = lazyPart(() => import('./DeleteRegistryDialog.tsx'), 'DeleteRegistryDialog');

/** The account's container registries; their passwords are never shown again. */
export function RegistriesCard({ account }: { account: RegistriesCard_account$key }) {
  const { t } = useTranslation('registries');
  const data = useFragment(
    graphql`
      fragment RegistriesCard_account on Account {
        manageRegistries {
          ...useActionReason_state
        }
        registries(first: 100) @connection(key: "RegistriesCard_registries") {
          __id
          edges {
            ...RegistriesTable_edges
          }
        }
      }
    `,
    account,
  );
  useRefetchOnFocus();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<LeavingRegistry>();
  const reason = useActionReason()(data.manageRegistries);
  const opener = useReturnFocus<HTMLButtonElement>(isAdding || leaving !== undefined);
  const add = () => setAdding(true);
  useShortcut('c', add, { label: t('add.open'), isEnabled: !reason && !isAdding && !leaving });

  if (!data.registries) {
    return (
      <Card>
        <MissingData title={t('fetchFailed')} />
      </Card>
    );
  }
  const { __id: connection, edges } = data.registries;
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
          icon={Boxes}
          title={t(reason ? 'empty.none' : 'empty.title')}
          actions={reason ? undefined : button}
        >
          {reason ? t('empty.askManager') : t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <CardHeader title={t('title')} description={t('description')} actions={button} />
          <Box mt="4">
            <RegistriesTable edges={edges} disabledReason={reason} onDelete={setLeaving} />
          </Box>
        </>
      )}
      <Suspense fallback={null}>
        {isAdding ? <AddRegistryDialog connection={connection} onClose={() => setAdding(false)} /> : null}
        {leaving ? (
          <DeleteRegistryDialog
            registry={leaving}
            connection={connection}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
