import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { AskAddonButton, type AskProps } from './AskAddonButton.tsx';
import type { RollbackAddonButton_addon$key } from './__generated__/RollbackAddonButton_addon.graphql.ts';

interface RollbackAddonButtonProps extends AskProps {
  readonly addon: RollbackAddonButton_addon$key;
}

/** Asks whether to take the add-on back to its previous version. */
export function RollbackAddonButton({ addon, ...asked }: RollbackAddonButtonProps) {
  const { t } = useTranslation('addons');
  const { rollback } = useFragment(
    graphql`
      fragment RollbackAddonButton_addon on Addon {
        rollback {
          ...useActionReason_state
        }
        # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
        rev
      }
    `,
    addon,
  );
  const reasonOf = useActionReason();
  return (
    <AskAddonButton
      {...asked}
      reason={reasonOf(rollback)}
      icon={<Undo2 />}
      label={t('action.rollback')}
      variant="ghost"
    />
  );
}
