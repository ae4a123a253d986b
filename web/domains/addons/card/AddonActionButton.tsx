import { CircleArrowUp, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { AddonActionButton_addon$key } from './__generated__/AddonActionButton_addon.graphql.ts';

const looks = {
  upgrade: { icon: <CircleArrowUp />, variant: 'secondary' },
  rollback: { icon: <Undo2 />, variant: 'ghost' },
  uninstall: { icon: <Trash2 />, variant: 'ghost' },
} as const;

interface AddonActionButtonProps {
  readonly addon: AddonActionButton_addon$key;
  readonly action: keyof typeof looks;
  /** After a failure. */
  readonly isRetry?: boolean;
  /** Opens the dialog that asks for confirmation. */
  readonly onAsk: () => void;
}

/**
 * Upgrades, rolls back or uninstalls an add-on after a confirmation; disabled with the reason if that is not possible.
 */
export function AddonActionButton({ addon, action, isRetry = false, onAsk }: AddonActionButtonProps) {
  const { t } = useTranslation('addons');
  const {
    viewerCan: { upgrade, rollback, uninstall },
  } = useFragment(
    graphql`
      fragment AddonActionButton_addon on Addon {
        viewerCan {
          upgrade {
            ...useActionReason_state
          }
          rollback {
            ...useActionReason_state
          }
          uninstall {
            ...useActionReason_state
          }
        }
      }
    `,
    addon,
  );
  const reasonOf = useActionReason();
  const { icon, variant } = looks[action];
  return (
    <Button
      size="sm"
      variant={variant}
      icon={isRetry ? <RotateCw /> : icon}
      disabledReason={reasonOf({ upgrade, rollback, uninstall }[action])}
      onClick={onAsk}
    >
      {t(isRetry ? 'action.retry' : `action.${action}`)}
    </Button>
  );
}
