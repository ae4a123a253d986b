import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { useRollbackAddon } from '../useRollbackAddon.ts';
import type { RollbackAddonDialog_addon$key } from './__generated__/RollbackAddonDialog_addon.graphql.ts';

interface RollbackAddonDialogProps {
  readonly addon: RollbackAddonDialog_addon$key;
  readonly onClose: () => void;
}

/** Confirms a rollback: the versions, and the effect on running pods. */
export function RollbackAddonDialog({ addon, onClose }: RollbackAddonDialogProps) {
  const { t } = useTranslation('addons');
  const data = useFragment(
    graphql`
      fragment RollbackAddonDialog_addon on Addon {
        id
        version
        previousVersion
        catalog {
          title
        }
      }
    `,
    addon,
  );
  const [rollback] = useRollbackAddon();
  const { title } = data.catalog;

  const confirm = async () => {
    const result = await rollback({ input: { id: data.id } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialog.rollback.title', { title })}
      confirmLabel={t('dialog.rollback.confirm', { title })}
      onConfirm={confirm}
      tone="primary"
      consequences={[t('dialog.rollback.restart'), t('dialog.rollback.wayBack')]}
    >
      {t('dialog.rollback.text', { from: data.version ?? '', to: data.previousVersion ?? '' })}
    </ConfirmDialog>
  );
}
