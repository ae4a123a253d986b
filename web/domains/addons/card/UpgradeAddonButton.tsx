import { CircleArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { AskAddonButton, type AskProps } from './AskAddonButton.tsx';
import type { UpgradeAddonButton_addon$key } from './__generated__/UpgradeAddonButton_addon.graphql.ts';

interface UpgradeAddonButtonProps extends AskProps {
  readonly addon: UpgradeAddonButton_addon$key;
}

/** Asks whether to bring the add-on to its latest version. */
export function UpgradeAddonButton({ addon, ...asked }: UpgradeAddonButtonProps) {
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
    <AskAddonButton
      {...asked}
      reason={reasonOf(upgrade)}
      icon={<CircleArrowUp />}
      label={t('action.upgrade')}
      variant="secondary"
    />
  );
}
