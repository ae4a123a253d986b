import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { endSession } from '../../../shell/session/sessionStore.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { MemberSummary } from '../userDialogs.ts';
import { useRemoveMember } from './useRemoveMember.ts';

interface RemoveMemberDialogProps {
  readonly member: MemberSummary;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms that a member is removed, or that the viewer leaves, who is signed out then. */
export function RemoveMemberDialog({ member, connection, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [remove] = useRemoveMember();
  const who = member.isViewer ? 'self' : 'other';
  const confirm = async () => {
    const result = await remove({ input: { id: member.id }, connections: [connection] });
    if (!result.ok) return failureText(result, t).description;
    if (result.payload.isSignedOut) endSession('signed-out');
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`remove.${who}.title`, { name: member.name })}
      confirmLabel={t(`remove.${who}.confirm`)}
      onConfirm={confirm}
    >
      {t(`remove.${who}.text`)}
    </ConfirmDialog>
  );
}
