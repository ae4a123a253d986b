import { useTranslation } from 'react-i18next';
import { failureText } from '../../shell/failureText.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useRemoveCloudToken } from './useRemoveCloudToken.ts';

interface RemoveCloudTokenDialogProps {
  readonly clusterCount: number;
  readonly onClose: () => void;
}

/** Confirms the removal. Without a token clusters keep running but cannot be changed. */
export function RemoveCloudTokenDialog({ clusterCount, onClose }: RemoveCloudTokenDialogProps) {
  const { t } = useTranslation('integrations');
  const isOpen = useOpensAfterMount();
  const [remove] = useRemoveCloudToken();
  const confirm = async () => {
    const result = await remove({});
    if (!result.ok) return `${t('hetzner.remove.failed')}. ${failureText(result, t).description}`;
    toast.success({ title: t('hetzner.remove.done') });
    return undefined;
  };
  const consequences = [
    t('hetzner.remove.noNew'),
    ...(clusterCount > 0 ? [t('hetzner.remove.noChange', { count: clusterCount })] : []),
    t('hetzner.remove.stays'),
  ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('hetzner.remove.title')}
      confirmLabel={t('hetzner.remove.confirm')}
      onConfirm={confirm}
      consequences={consequences}
    >
      {t('hetzner.remove.text')}
    </ConfirmDialog>
  );
}
