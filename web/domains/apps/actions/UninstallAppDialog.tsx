import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { appLook } from '../appStatus.ts';
import { AppPreviewDetails } from './AppPreviewDetails.tsx';
import { hasWarnings } from './hasWarnings.ts';
import { useAppPreview } from './useAppPreview.ts';
import { useUninstallApp } from './useUninstallApp.ts';
import type { UninstallAppDialog_app$key } from './__generated__/UninstallAppDialog_app.graphql.ts';

const FATES = ['keep', 'delete'] as const;
type Fate = (typeof FATES)[number];

interface UninstallAppDialogProps {
  readonly app: UninstallAppDialog_app$key;
  readonly onClose: () => void;
}

/**
 * Asks what happens to the data where there is a choice; neither answer is preselected, and deleting it has to be typed.
 * Shows what the chosen removal means.
 */
export function UninstallAppDialog({ app, onClose }: UninstallAppDialogProps) {
  const { t } = useTranslation('apps');
  const { id, name, status, catalog } = useFragment(
    graphql`
      fragment UninstallAppDialog_app on InstalledApp {
        id
        name
        status
        catalog {
          title
          canKeepData
        }
      }
    `,
    app,
  );
  const [fate, setFate] = useState<Fate | ''>('');
  const [isMissing, setMissing] = useState(false);
  const [uninstall] = useUninstallApp();
  const keeping = useAppPreview(id, 'uninstallKeepingData');
  const deleting = useAppPreview(id, 'uninstallDeletingData');
  const title = catalog?.title ?? name;
  const canKeep = catalog?.canKeepData ?? true;
  // An app without volumes has nothing to ask about.
  const hasData = keeping.state !== 'planned' || hasWarnings(keeping.preview);
  const hasChoice = hasData && canKeep;
  const isDeleting = hasData && (fate === 'delete' || !canKeep);
  const isChosen = fate !== '' || !hasChoice;
  const confirm = async () => {
    if (!isChosen) {
      setMissing(true);
      return false;
    }
    const result = await uninstall({ input: { id, deleteData: isDeleting } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialog.uninstall.title', { title })}
      confirmLabel={t('dialog.uninstall.confirm', { title })}
      onConfirm={confirm}
      typed={isDeleting ? { value: 'delete me', kind: 'word' } : undefined}
    >
      <Stack gap="4">
        <p>{t('dialog.uninstall.text', { title })}</p>
        {appLook(status).isMoving ? <p>{t('dialog.uninstall.stops')}</p> : null}
        {keeping.state !== 'asking' && hasChoice ? (
          <Stack gap="2">
            <p>{t('dialog.uninstall.data')}</p>
            <Toggle<Fate | ''>
              label={t('dialog.uninstall.data')}
              value={fate}
              options={FATES.map((value) => ({ value, label: t(`dialog.uninstall.${value}`) }))}
              onChange={setFate}
              error={isMissing && !isChosen ? t('dialog.uninstall.choose') : undefined}
            />
          </Stack>
        ) : null}
        {isChosen || keeping.state === 'asking' ? (
          <div role="status">
            <AppPreviewDetails preview={isDeleting ? deleting : keeping} />
          </div>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
