import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { TemporaryTokenFields } from '../dialogs/TemporaryTokenFields.tsx';
import { useDialogFailure } from '../dialogs/useDialogFailure.tsx';
import { useTemporaryToken } from '../dialogs/useTemporaryToken.ts';
import { useUpdateCluster } from './useUpdateCluster.ts';

interface UpdateClusterDialogProps {
  /** Global id and revision of the cluster. */
  readonly cluster: { readonly id: string; readonly revision: number };
  readonly onClose: () => void;
}

/** Confirms that saved settings are applied, with the saved token or a temporary one. */
export function UpdateClusterDialog({ cluster, onClose }: UpdateClusterDialogProps) {
  const { t } = useTranslation('clusters');
  const [update] = useUpdateCluster();
  const temporary = useTemporaryToken();
  const toFailure = useDialogFailure();
  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await update({ input: { ...cluster, temporaryToken } });
    if (result.ok) return undefined;
    return temporary.takes(result) ? false : toFailure(result);
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onClose={onClose}
      title={t('dialogs.update.title')}
      confirmLabel={t('dialogs.update.confirm')}
      onConfirm={confirm}
    >
      <Stack gap="4">
        <p>{t('dialogs.update.text')}</p>
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}
