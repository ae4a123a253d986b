import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { MemberSummary } from '../userDialogs.ts';
import { useDisableMember } from './useDisableMember.ts';

interface DisableMemberDialogProps {
  readonly member: MemberSummary;
  readonly onClose: () => void;
}

/** Confirms that a member loses access until they are enabled again. */
export function DisableMemberDialog({ member, onClose }: DisableMemberDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [disable] = useDisableMember();
  const confirm = async () => {
    const result = await disable({ input: { id: member.id } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('disable.title', { name: member.name })}
      confirmLabel={t('disable.confirm')}
      onConfirm={confirm}
    >
      {t('disable.text')}
    </ConfirmDialog>
  );
}
