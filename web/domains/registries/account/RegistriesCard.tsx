import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRefetchOnFocus } from '../../../relay/live/liveStatus.ts';
import { useLastLoaded } from '../../../relay/useLastLoaded.ts';
import { useLoadAllPages } from '../../../relay/useLoadAllPages.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { ListCard } from '../../../shell/ListCard.tsx';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { RegistriesTable } from './RegistriesTable.tsx';
import type { LeavingRegistry } from './RegistryRow.tsx';
import type { RegistriesCard_account$key } from './__generated__/RegistriesCard_account.graphql.ts';
import type { RegistriesCardPageQuery } from './__generated__/RegistriesCardPageQuery.graphql.ts';

const AddRegistryDialog = lazyPart(() => import('./AddRegistryDialog.tsx'), 'AddRegistryDialog');
const DeleteRegistryDialog = lazyPart(() => import('./DeleteRegistryDialog.tsx'), 'DeleteRegistryDialog');

/** The account's container registries; passwords are write-only. */
export function RegistriesCard({ account }: { account: RegistriesCard_account$key }) {
  const { t } = useTranslation('registries');
  const pagination = usePaginationFragment<RegistriesCardPageQuery, RegistriesCard_account$key>(
    graphql`
      fragment RegistriesCard_account on Account
      @refetchable(queryName: "RegistriesCardPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        viewerCan {
          manageRegistries {
            ...useActionReason_state
          }
        }
        registries(first: $first, after: $after) @connection(key: "RegistriesCard_registries") {
          __id
          edges {
            ...RegistriesTable_edges
          }
        }
      }
    `,
    account,
  );
  const { data } = pagination;
  // After a failed refetch the dialogs go on with the list before it.
  const list = useLastLoaded(data.registries);
  const edges = useLoadAllPages(pagination, list?.edges) ?? [];
  useRefetchOnFocus();
  const reason = useActionReason()(data.viewerCan.manageRegistries);
  const connection = list?.__id ?? '';
  return (
    <ListCard<LeavingRegistry>
      title={t('title')}
      description={t('description')}
      addLabel={t('add.open')}
      failure={<MissingData title={t('fetchFailed')} />}
      empty={{
        icon: Boxes,
        title: t(reason ? 'empty.none' : 'empty.title'),
        text: t(reason ? 'empty.askManager' : 'empty.text'),
      }}
      count={data.registries ? edges.length : undefined}
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
