import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { useUninstallAddon } from '../useUninstallAddon.ts';
import type { UninstallAddonDialog_addon$key } from './__generated__/UninstallAddonDialog_addon.graphql.ts';

interface UninstallAddonDialogProps {
  readonly addon: UninstallAddonDialog_addon$key;
  readonly onClose: () => void;
}

/** Confirms the removal of an add-on and lists what is removed with it. */
export function UninstallAddonDialog({ addon, onClose }: UninstallAddonDialogProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment UninstallAddonDialog_addon on Addon {
        id
        catalog {
          title
        }
      }
    `,
    addon,
  );
  const [uninstall] = useUninstallAddon();
  const { title } = data.catalog;

  const confirm = async () => {
    const result = await uninstall({ input: { id: data.id } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialog.uninstall.title', { title })}
      confirmLabel={t('dialog.uninstall.confirm', { title })}
      onConfirm={confirm}
      consequences={[
        t('dialog.uninstall.workloads'),
        t('dialog.uninstall.data'),
        t('dialog.uninstall.wayBack'),
      ]}
    >
      {t('dialog.uninstall.text', { title })}
    </ConfirmDialog>
  );
}
