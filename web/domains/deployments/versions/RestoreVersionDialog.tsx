import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRestoreVersion } from './useRestoreVersion.ts';

interface RestoreVersionDialogProps {
  readonly name: string;
  readonly version: { readonly id: string; readonly tag: string };
  readonly onClose: () => void;
}

/** Confirms that an earlier image is deployed again, which turns automatic updates off. */
export function RestoreVersionDialog({ name, version, onClose }: RestoreVersionDialogProps) {
  const { t } = useTranslation('deployments');
  const [restore] = useRestoreVersion();
  const { id, tag } = version;
  const confirm = async () => {
    const result = await restore({ input: { id } });
    if (!result.ok) return `${t('versions.failed')}. ${failureText(result, t).description}`;
    toast.success({ title: t('versions.done') });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('versions.dialog.title', { tag })}
      confirmLabel={t('versions.dialog.confirm', { tag })}
      tone="primary"
      onConfirm={confirm}
    >
      {t('versions.dialog.text', { name, tag })}
    </ConfirmDialog>
  );
}
