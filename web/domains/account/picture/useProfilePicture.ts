import { useTranslation } from 'react-i18next';
import { startSession } from '../../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../../shell/session/storedUser.ts';
import { useFailureToast, useFormFailure } from '../../../shell/useFailure.ts';
import { toast, UNDO_MS } from '../../../ui/feedback/toast.ts';
import { useRemoveAvatar } from './useRemoveAvatar.ts';
import { useUpdateAvatar } from './useUpdateAvatar.ts';

/** The current picture as a file, to restore it; null if it cannot be read. */
async function keepPicture(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/**
 * `save` resolves with the reason for a failure or undefined; `remove` reports in toasts and offers to undo. Both
 * update every place that shows the picture.
 */
export function useProfilePicture() {
  const { t } = useTranslation('account');
  const [update] = useUpdateAvatar();
  const [removeIt, isRemoving] = useRemoveAvatar();
  const toFailure = useFormFailure();
  const toastFailure = useFailureToast();

  const send = async (file: Blob) => {
    const uploadables = { 'variables.input.avatar': file };
    const result = await update({ input: { avatar: null } }, { uploadables });
    if (result.ok) startSession(toStoredUser(result.payload.viewer));
    return result;
  };

  const save = async (file: Blob): Promise<string | undefined> => {
    const result = await send(file);
    if (!result.ok) {
      const { issues, message } = toFailure(result, t('picture.failed'));
      return issues?.map((issue) => issue.message).join(' ') ?? message ?? t('picture.failed');
    }
    toast.success({ title: t('picture.saved') });
    return undefined;
  };

  const restore = async (file: Blob) => {
    const result = await send(file);
    if (!result.ok) toastFailure(result);
  };

  const remove = async (address: string) => {
    const kept = await keepPicture(address);
    const result = await removeIt({});
    if (!result.ok) return toastFailure(result);
    startSession(toStoredUser(result.payload.viewer));
    toast.success({
      title: t('picture.removed'),
      ...(kept
        ? { action: { label: t('ui:undo'), onClick: () => void restore(kept) }, duration: UNDO_MS }
        : {}),
    });
  };

  return { save, remove, isRemoving };
}
