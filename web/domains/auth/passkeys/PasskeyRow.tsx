import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import type { PasskeyRow_passkey$key } from './__generated__/PasskeyRow_passkey.graphql.ts';

/** What a dialog needs of a passkey, and which dialog. */
export interface PasskeyDialogRequest {
  readonly action: 'rename' | 'remove';
  readonly passkey: { readonly id: string; readonly name: string };
}

interface PasskeyRowProps {
  readonly passkey: PasskeyRow_passkey$key;
  readonly onAction: (request: PasskeyDialogRequest) => void;
}

const icons = { rename: Pencil, remove: Trash2 };

/** One passkey, where it is, and when it was last used. */
export function PasskeyRow({ passkey, onAction }: PasskeyRowProps) {
  const { t } = useTranslation('auth');
  const { id, name, isSynced, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        isSynced
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  );
  return (
    <Row>
      <Cell>
        <strong style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</strong>
        <Text textStyle="xs" color="fg.muted">
          {t(isSynced ? 'settings.passkeys.synced' : 'settings.passkeys.oneDevice')}
        </Text>
      </Cell>
      <Cell label={t('settings.passkeys.column.added')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell label={t('settings.passkeys.column.lastUsed')}>
        {lastUsedAt ? <RelativeTime at={lastUsedAt} /> : t('settings.passkeys.neverUsed')}
      </Cell>
      <Cell align="end">
        {(['rename', 'remove'] as const).map((action) => {
          const Icon = icons[action];
          return (
            <IconButton
              key={action}
              label={t(`settings.passkeys.action.${action}`, { name })}
              icon={<Icon />}
              onClick={() => onAction({ action, passkey: { id, name } })}
            />
          );
        })}
      </Cell>
    </Row>
  );
}
