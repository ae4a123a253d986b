import {
  ArrowLeftRight,
  DatabaseBackup,
  History,
  KeyRound,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Menu, type MenuItem } from '../../../ui/floats/Menu.tsx';
import { useBackUpNow } from './useBackUpNow.ts';
import type { PostgresMenu_postgres$key } from './__generated__/PostgresMenu_postgres.graphql.ts';

const DeletePostgresDialog = lazyPart(() => import('./DeletePostgresDialog.tsx'), 'DeletePostgresDialog');
const FailOverDialog = lazyPart(() => import('./FailOverDialog.tsx'), 'FailOverDialog');
const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx'), 'PasswordDialog', 'postgres.form');

interface PostgresMenuProps {
  readonly postgres: PostgresMenu_postgres$key;
  /** On the database's own page: called when its deletion has started. */
  readonly onDeleted?: () => void;
}

/** The rarer actions on a database; disabled with the reason if not possible. */
export function PostgresMenu({ postgres, onDeleted }: PostgresMenuProps) {
  const { t } = useTranslation('postgres');
  const data = useFragment(
    graphql`
      fragment PostgresMenu_postgres on PostgresCluster {
        uuid
        name
        cluster {
          uuid
        }
        viewerCan {
          resetPassword {
            ...useActionReason_state
          }
          failOver {
            ...useActionReason_state
          }
          backUp {
            ...useActionReason_state
          }
          restore {
            ...useActionReason_state
          }
          delete {
            ...useActionReason_state
          }
        }
        ...useBackUpNow_postgres
        ...DeletePostgresDialog_postgres
        ...FailOverDialog_postgres
        ...PasswordDialog_postgres
      }
    `,
    postgres,
  );
  const [open, setOpen] = useState<'delete' | 'failover' | 'password'>();
  const reasonOf = useActionReason();
  const backUpNow = useBackUpNow(data);
  const close = () => setOpen(undefined);
  const { name, uuid, cluster, viewerCan } = data;
  const items: (MenuItem | 'separator')[] = [
    ...(onDeleted
      ? []
      : [
          {
            label: t('action.open'),
            icon: <SquareArrowOutUpRight />,
            to: paths.postgresCluster(cluster.uuid, name, 'manage'),
          },
          'separator' as const,
        ]),
    {
      label: t('action.backup'),
      icon: <DatabaseBackup />,
      onSelect: () => void backUpNow(),
      disabledReason: reasonOf(viewerCan.backUp),
    },
    {
      label: t('action.restore'),
      icon: <History />,
      to: paths.restorePostgres(cluster.uuid, uuid),
      disabledReason: reasonOf(viewerCan.restore),
    },
    {
      label: t('action.password'),
      icon: <KeyRound />,
      onSelect: () => setOpen('password'),
      disabledReason: reasonOf(viewerCan.resetPassword),
    },
    {
      label: t('action.failover'),
      icon: <ArrowLeftRight />,
      onSelect: () => setOpen('failover'),
      disabledReason: reasonOf(viewerCan.failOver),
    },
    'separator',
    {
      label: t('action.delete'),
      icon: <Trash2 />,
      isDanger: true,
      onSelect: () => setOpen('delete'),
      disabledReason: reasonOf(viewerCan.delete),
    },
  ];
  return (
    <>
      <Menu label={t('action.menu', { name })} items={items} buttonProps={{ variant: 'ghost', size: 'sm' }} />
      <Suspense>
        {open === 'failover' && <FailOverDialog postgres={data} onClose={close} />}
        {open === 'password' && <PasswordDialog postgres={data} onClose={close} />}
        {open === 'delete' && (
          <DeletePostgresDialog postgres={data} onClose={close} onDone={onDeleted ?? close} />
        )}
      </Suspense>
    </>
  );
}
