import { Archive, ArchiveRestore, Copy, FileDown, Link2, Shield, ShieldOff, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Menu, type MenuItem, type MenuProps } from '../../ui/floats/Menu.tsx';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { ClusterMenu_cluster$key } from './__generated__/ClusterMenu_cluster.graphql.ts';

// Loaded on demand: the dialogs are larger than the list, and most visits open none.
const DeleteClusterDialog = lazyPart(
  () => import('./dialogs/DeleteClusterDialog.tsx'),
  'DeleteClusterDialog',
  'clusters.dialogs',
);
const ArchiveClusterDialog = lazyPart(
  () => import('./dialogs/ArchiveClusterDialog.tsx'),
  'ArchiveClusterDialog',
  'clusters.dialogs',
);
const UnarchiveClusterDialog = lazyPart(
  () => import('./dialogs/UnarchiveClusterDialog.tsx'),
  'UnarchiveClusterDialog',
  'clusters.dialogs',
);
const ProtectClusterDialog = lazyPart(
  () => import('./dialogs/ProtectClusterDialog.tsx'),
  'ProtectClusterDialog',
  'clusters.dialogs',
);

const ClusterYamlDialog = lazyPart(
  () => import('./yaml/ClusterYamlDialog.tsx'),
  'ClusterYamlDialog',
  'clusters.yaml',
);

type DialogName = 'yaml' | 'delete' | 'archive' | 'unarchive' | 'protect';

export interface ClusterMenuProps extends Pick<MenuProps, 'buttonProps'> {
  readonly cluster: ClusterMenu_cluster$key;
}

/** All actions on a cluster as a whole, disabled with the reason if not possible. */
export function ClusterMenu({ cluster, buttonProps }: ClusterMenuProps) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterMenu_cluster on Cluster {
        uuid
        name
        apiEndpoint
        isProtected
        status
        viewerCan {
          archive {
            code
            ...useActionReason_state
          }
          unarchive {
            ...useActionReason_state
          }
          delete {
            code
            ...useActionReason_state
          }
          protect {
            ...useActionReason_state
          }
          unprotect {
            ...useActionReason_state
          }
        }
        ...ArchiveClusterDialog_cluster
        ...DeleteClusterDialog_cluster
        ...ProtectClusterDialog_cluster
        ...UnarchiveClusterDialog_cluster
      }
    `,
    cluster,
  );
  const [open, setOpen] = useState<DialogName>();
  const reasonOf = useActionReason();
  const copy = useCopy();
  const close = () => setOpen(undefined);

  // For a protected cluster the dialog explains the protection and offers to disable it.
  const reason = (state: typeof data.viewerCan.delete) =>
    state.code === 'PROTECTED' ? undefined : reasonOf(state);
  const isArchived = data.status === 'ARCHIVED';
  const items: (MenuItem | 'separator')[] = [
    {
      label: t('list.menu.copyId'),
      icon: <Copy />,
      onSelect: () => void copy(data.uuid, t('list.menu.id')),
    },
  ];
  const { apiEndpoint } = data;
  if (apiEndpoint) {
    items.push({
      label: t('list.menu.copyEndpoint'),
      icon: <Link2 />,
      onSelect: () => void copy(apiEndpoint, t('list.menu.endpoint')),
    });
  }
  items.push(
    { label: t('list.menu.exportYaml'), icon: <FileDown />, onSelect: () => setOpen('yaml') },
    'separator',
    {
      label: t(data.isProtected ? 'list.menu.unprotect' : 'list.menu.protect'),
      icon: data.isProtected ? <ShieldOff /> : <Shield />,
      onSelect: () => setOpen('protect'),
      disabledReason: reasonOf(data.isProtected ? data.viewerCan.unprotect : data.viewerCan.protect),
    },
    isArchived
      ? {
          label: t('list.menu.unarchive'),
          icon: <ArchiveRestore />,
          onSelect: () => setOpen('unarchive'),
          disabledReason: reasonOf(data.viewerCan.unarchive),
        }
      : {
          label: t('list.menu.archive'),
          icon: <Archive />,
          onSelect: () => setOpen('archive'),
          disabledReason: reason(data.viewerCan.archive),
        },
    'separator',
    {
      label: t('list.menu.delete'),
      icon: <Trash2 />,
      isDanger: true,
      onSelect: () => setOpen('delete'),
      disabledReason: reason(data.viewerCan.delete),
    },
  );
  return (
    <>
      <Menu
        label={t('list.menu.label', { name: data.name })}
        items={items}
        buttonProps={{ variant: 'ghost', ...buttonProps }}
      />
      <Suspense>
        {open === 'yaml' && <ClusterYamlDialog id={data.uuid} name={data.name} onClose={close} />}
        {open === 'delete' && <DeleteClusterDialog cluster={data} onClose={close} />}
        {open === 'archive' && <ArchiveClusterDialog cluster={data} onClose={close} />}
        {open === 'unarchive' && <UnarchiveClusterDialog cluster={data} onClose={close} />}
        {open === 'protect' && <ProtectClusterDialog cluster={data} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Copies from a menu, which has no button to show a tick on: the result is announced, a refusal is a toast. */
function useCopy() {
  const { t } = useTranslation('ui');
  const announce = useAnnounce();
  return async (text: string, what: string) => {
    if (await copyText(text)) {
      announce(t('copy.done', { what }));
      toast.success({ title: t('copy.done', { what }) });
    } else toast.error({ title: t('copy.failed', { what }), description: text });
  };
}
