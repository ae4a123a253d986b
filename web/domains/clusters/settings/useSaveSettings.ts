import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast.ts';
import { useTemporaryToken } from '../dialogs/useTemporaryToken.ts';
import { useReviewedSave } from '../preview/useReviewedSave.ts';
import { useUpdateCluster, type SettingsInput } from './useUpdateCluster.ts';

/** Saves settings of a cluster after a review. */
export function useSaveSettings({ id, revision }: { readonly id: string; readonly revision: number }) {
  const { t } = useTranslation('clusters');
  const [update] = useUpdateCluster();
  const temporary = useTemporaryToken();
  const saving = useReviewedSave({
    revision,
    update: (changed: SettingsInput, to) => update({ input: { id, ...to, ...changed } }),
    onSaved: ({ updated }) => {
      // Labels and notes are saved at once; nothing runs on the servers for them.
      const isUpdating = updated?.cluster.status === 'UPDATING';
      toast.success({ title: t(isUpdating ? 'settings.updating' : 'settings.saved') });
    },
    takes: temporary.takes,
  });
  const save = async () => {
    const temporaryToken = await temporary.read();
    return temporaryToken === false ? false : saving.save({ temporaryToken });
  };
  return { ...saving, save, tokenForm: temporary.form };
}
