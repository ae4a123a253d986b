import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { AskAddonButton, type AskProps } from './AskAddonButton.tsx';
import type { UninstallAddonButton_addon$key } from './__generated__/UninstallAddonButton_addon.graphql.ts';

interface UninstallAddonButtonProps extends AskProps {
  readonly addon: UninstallAddonButton_addon$key;
}

/** Asks whether to remove the add-on. */
export function UninstallAddonButton({ addon, ...asked }: UninstallAddonButtonProps) {
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
    <AskAddonButton
      {...asked}
      reason={reasonOf(uninstall)}
      icon={<Trash2 />}
      label={t('action.uninstall')}
      variant="ghost"
    />
  );
}
