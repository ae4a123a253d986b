import { Trash2, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { UninstallAddonButton_addon$key } from './__generated__/UninstallAddonButton_addon.graphql.ts';

interface UninstallAddonButtonProps {
  readonly addon: UninstallAddonButton_addon$key;
  /** After a failure. */
  readonly isRetry?: boolean;
  /** Opens the dialog that asks first. */
  readonly onAsk: () => void;
}

/** Asks whether to remove the add-on. */
export function UninstallAddonButton({ addon, isRetry = false, onAsk }: UninstallAddonButtonProps) {
  const { t } = useTranslation('addons');
  const { uninstall } = useFragment(
    graphql`
      fragment UninstallAddonButton_addon on Addon {
        uninstall {
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
      icon={isRetry ? <RotateCw /> : <Trash2 />}
      disabledReason={reasonOf(uninstall)}
      onClick={onAsk}
    >
      {t(isRetry ? 'action.retry' : 'action.uninstall')}
    </Button>
  );
}
