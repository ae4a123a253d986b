import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { useUpgradeAddon } from '../useUpgradeAddon.ts';
import type { UpgradeAddonDialog_addon$key } from './__generated__/UpgradeAddonDialog_addon.graphql.ts';

interface UpgradeAddonDialogProps {
  readonly addon: UpgradeAddonDialog_addon$key;
  readonly onClose: () => void;
}

/** Confirms an upgrade: the versions, and the effect on running pods. */
export function UpgradeAddonDialog({ addon, onClose }: UpgradeAddonDialogProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment UpgradeAddonDialog_addon on Addon {
        id
        version
        catalog {
          title
          latestVersion
        }
      }
    `,
    addon,
  );
  const [upgrade] = useUpgradeAddon();
  const { title, latestVersion } = data.catalog;

  const confirm = async () => {
    const result = await upgrade({ input: { id: data.id } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialog.upgrade.title', { title })}
      confirmLabel={t('dialog.upgrade.confirm', { title })}
      onConfirm={confirm}
      tone="primary"
      consequences={[t('dialog.upgrade.restart'), t('dialog.upgrade.wayBack')]}
    >
      {t('dialog.upgrade.text', { from: data.version ?? '', to: latestVersion })}
    </ConfirmDialog>
  );
}
