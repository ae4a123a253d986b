import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { ListCard } from '../../../shell/ListCard.tsx';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Table } from '../../../ui/layout/Table.tsx';
import { canUsePasskeys } from './browserPasskeys.ts';
import { PasskeyRow, type PasskeyDialogRequest } from './PasskeyRow.tsx';
import type { PasskeysCard_user$key } from './__generated__/PasskeysCard_user.graphql.ts';

const AddPasskeyDialog = lazyPart(() => import('./AddPasskeyDialog.tsx'), 'AddPasskeyDialog');
const RenamePasskeyDialog = lazyPart(() => import('./RenamePasskeyDialog.tsx'), 'RenamePasskeyDialog');
const RemovePasskeyDialog = lazyPart(() => import('./RemovePasskeyDialog.tsx'), 'RemovePasskeyDialog');

interface PasskeysCardProps {
  readonly user: PasskeysCard_user$key;
  /** False where the address of the console allows none. */
  readonly isOffered: boolean;
}

/** The user's passkeys: added, renamed and removed. */
export function PasskeysCard({ user, isOffered }: PasskeysCardProps) {
  const { t } = useTranslation('auth');
  const { passkeys, hasPassword, hasTwoFactor } = useFragment(
    graphql`
      fragment PasskeysCard_user on User {
        hasPassword
        hasTwoFactor
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    user,
  );
  const reasons = isOffered ? 'noBrowser' : 'noSite';
  const disabledReason = isOffered && canUsePasskeys() ? undefined : t(`settings.passkeys.${reasons}`);
  const proves = { hasPassword, hasTwoFactor };
  const columns = (['name', 'added', 'lastUsed'] as const).map((key) => ({
    key,
    header: t(`settings.passkeys.column.${key}`),
  }));
  return (
    <ListCard<PasskeyDialogRequest>
      title={t('settings.passkeys.title')}
      description={t('settings.passkeys.description')}
      addLabel={t('settings.passkeys.add.open')}
      failure={<MissingData title={t('settings.passkeys.loadFailed')} />}
      empty={{
        icon: Fingerprint,
        title: t('settings.passkeys.empty.title'),
        text: t('settings.passkeys.empty.text'),
      }}
      count={passkeys?.length}
      disabledReason={disabledReason}
      addDialog={(close) => <AddPasskeyDialog {...proves} onClose={close} />}
      itemDialog={({ action, passkey }, close) =>
        action === 'rename' ? (
          <RenamePasskeyDialog passkey={passkey} onClose={close} />
        ) : (
          <RemovePasskeyDialog {...proves} passkey={passkey} onClose={close} />
        )
      }
    >
      {(open) => (
        <Table
          caption={t('settings.passkeys.title')}
          columns={[
            ...columns,
            { key: 'actions', header: t('settings.passkeys.column.actions'), isHeaderHidden: true },
          ]}
        >
          {passkeys?.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAction={open} />
          ))}
        </Table>
      )}
    </ListCard>
  );
}
