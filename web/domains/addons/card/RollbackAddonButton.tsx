import { Undo2, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { RollbackAddonButton_addon$key } from './__generated__/RollbackAddonButton_addon.graphql.ts';

interface RollbackAddonButtonProps {
  readonly addon: RollbackAddonButton_addon$key;
  /** After a failure. */
  readonly isRetry?: boolean;
  /** Opens the dialog that asks first. */
  readonly onAsk: () => void;
}

/** Asks whether to take the add-on back to its previous version. */
export function RollbackAddonButton({ addon, isRetry = false, onAsk }: RollbackAddonButtonProps) {
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
    <Button
      size="sm"
      variant="ghost"
      icon={isRetry ? <RotateCw /> : <Undo2 />}
      disabledReason={reasonOf(rollback)}
      onClick={onAsk}
    >
      {t(isRetry ? 'action.retry' : 'action.rollback')}
    </Button>
  );
}
