import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { versionName } from '../versionName.ts';
import { useRollbackApp } from './useRollbackApp.ts';
import { useAppPreview } from './useAppPreview.ts';
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
          ...versionName_catalog
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
      text={t('dialog.rollback.text', {
        from: versionName(catalog, version, t),
        to: versionName(catalog, previousVersion, t),
      })}
      preview={useAppPreview(id, 'rollback')}
      onConfirm={() => rollback({ input: { id } })}
      onClose={onClose}
    />
  );
}
