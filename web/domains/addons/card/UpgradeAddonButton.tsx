import { CircleArrowUp, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { UpgradeAddonButton_addon$key } from './__generated__/UpgradeAddonButton_addon.graphql.ts';

interface UpgradeAddonButtonProps {
  readonly addon: UpgradeAddonButton_addon$key;
  /** After a failure. */
  readonly isRetry?: boolean;
  /** Opens the dialog that asks first. */
  readonly onAsk: () => void;
}

/** Asks whether to bring the add-on to its latest version. */
export function UpgradeAddonButton({ addon, isRetry = false, onAsk }: UpgradeAddonButtonProps) {
  const { t } = useTranslation('addons');
  const { upgrade } = useFragment(
    graphql`
      fragment UpgradeAddonButton_addon on Addon {
        upgrade {
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
      variant="secondary"
      icon={isRetry ? <RotateCw /> : <CircleArrowUp />}
      disabledReason={reasonOf(upgrade)}
      onClick={onAsk}
    >
      {t(isRetry ? 'action.retry' : 'action.upgrade')}
    </Button>
  );
}
