import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { InviteSummary } from '../userDialogs.ts';
import { useRevokeInvite } from './useRevokeInvite.ts';

interface RevokeInviteDialogProps {
  readonly invite: InviteSummary;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms that an invite is withdrawn. */
export function RevokeInviteDialog({ invite, connection, onClose }: RevokeInviteDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [revoke] = useRevokeInvite();
  const confirm = async () => {
    const result = await revoke({ input: { id: invite.id }, connections: [connection] });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('revoke.title', { email: invite.email })}
      confirmLabel={t('revoke.confirm')}
      onConfirm={confirm}
    >
      {t('revoke.text')}
    </ConfirmDialog>
  );
}
