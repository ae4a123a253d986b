import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { versionName } from '../versionName.ts';
import { useUpgradeApp } from './useUpgradeApp.ts';
import { useAppPreview } from './useAppPreview.ts';
import { VersionDialog } from './VersionDialog.tsx';
import type { UpgradeAppDialog_app$key } from './__generated__/UpgradeAppDialog_app.graphql.ts';

interface UpgradeAppDialogProps {
  readonly app: UpgradeAppDialog_app$key;
  readonly onClose: () => void;
}

/** Confirms the update to the newest version: the difference, and the effect on running pods. */
export function UpgradeAppDialog({ app, onClose }: UpgradeAppDialogProps) {
  const { t } = useTranslation('apps');
  const { id, name, version, latestVersion, catalog } = useFragment(
    graphql`
      fragment UpgradeAppDialog_app on InstalledApp {
        id
        name
        version
        latestVersion
        catalog {
          title
          changelogUrl
          ...versionName_catalog
        }
      }
    `,
    app,
  );
  const [upgrade] = useUpgradeApp();
  const title = catalog?.title ?? name;
  return (
    <VersionDialog
      title={t('dialog.upgrade.title', { title })}
      confirmLabel={t('dialog.upgrade.confirm', { title })}
      text={t('dialog.upgrade.text', {
        from: versionName(catalog, version, t),
        to: versionName(catalog, latestVersion, t),
      })}
      changelogUrl={catalog?.changelogUrl}
      preview={useAppPreview(id, 'upgrade')}
      onConfirm={() => upgrade({ input: { id } })}
      onClose={onClose}
    />
  );
}
