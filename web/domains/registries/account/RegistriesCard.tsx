import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../../relay/live/liveStatus.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { ListCard } from '../../../shell/ListCard.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { RegistriesTable } from './RegistriesTable.tsx';
import type { LeavingRegistry } from './RegistryRow.tsx';
import type { RegistriesCard_account$key } from './__generated__/RegistriesCard_account.graphql.ts';

const AddRegistryDialog = lazyPart(() => import('./AddRegistryDialog.tsx'), 'AddRegistryDialog');
const DeleteRegistryDialog = lazyPart(() => import('./DeleteRegistryDialog.tsx'), 'DeleteRegistryDialog');

/** The account's container registries; passwords are write-only. */
export function RegistriesCard({ account }: { account: RegistriesCard_account$key }) {
  const { t } = useTranslation('registries');
  const data = useFragment(
    graphql`
      fragment RegistriesCard_account on Account {
        viewerCan {
          manageRegistries {
            ...useActionReason_state
          }
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
  const reason = useActionReason()(data.viewerCan.manageRegistries);
  const { __id: connection = '', edges = [] } = data.registries ?? {};
  return (
    <ListCard<LeavingRegistry>
      title={t('title')}
      description={t('description')}
      addLabel={t('add.open')}
      failedTitle={t('fetchFailed')}
      empty={{
        icon: Boxes,
        title: t(reason ? 'empty.none' : 'empty.title'),
        text: t(reason ? 'empty.askManager' : 'empty.text'),
      }}
      count={data.registries?.edges.length}
      disabledReason={reason}
      addDialog={(close) => <AddRegistryDialog connection={connection} onClose={close} />}
      itemDialog={(registry, close) => (
        <DeleteRegistryDialog registry={registry} connection={connection} onClose={close} />
      )}
    >
      {(open) => <RegistriesTable edges={edges} disabledReason={reason} onDelete={open} />}
    </ListCard>
  );
}
