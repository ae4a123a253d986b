import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useRollbackApp } from './useRollbackApp.ts';
import { useVersionPreview } from './useVersionPreview.ts';
import { VersionDialog } from './VersionDialog.tsx';
import type { RollbackAppDialog_app$key } from './__generated__/RollbackAppDialog_app.graphql.ts';

interface RollbackAppDialogProps {
  readonly app: RollbackAppDialog_app$key;
  readonly onClose: () => void;
}

/** Confirms the return to the previous version: the difference, and the effect on running pods. */
export function RollbackAppDialog({ app, onClose }: RollbackAppDialogProps) {
  const { t } = useTranslation('apps');
  const { id, name, version, previousVersion, catalog } = useFragment(
    graphql`
      fragment RollbackAppDialog_app on InstalledApp {
        id
        name
        version
        previousVersion
        catalog {
          title
        }
      }
    `,
    app,
  );
  const [rollback] = useRollbackApp();
  const title = catalog?.title ?? name;
  return (
    <VersionDialog
      title={t('dialog.rollback.title', { title })}
      confirmLabel={t('dialog.rollback.confirm', { title })}
      text={t('dialog.rollback.text', { from: version ?? '', to: previousVersion ?? '' })}
      preview={useVersionPreview(id, 'rollback')}
      onConfirm={() => rollback({ input: { id } })}
      onClose={onClose}
    />
  );
}
