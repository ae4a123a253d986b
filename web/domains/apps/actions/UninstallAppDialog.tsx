import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import { useUninstallApp } from './useUninstallApp.ts';
import type { UninstallAppDialog_app$key } from './__generated__/UninstallAppDialog_app.graphql.ts';

const FATES = ['keep', 'delete'] as const;
type Fate = (typeof FATES)[number];

interface UninstallAppDialogProps {
  readonly app: UninstallAppDialog_app$key;
  readonly onClose: () => void;
}

/** Asks what happens to the data; neither answer is preselected, and deleting it has to be typed. */
export function UninstallAppDialog({ app, onClose }: UninstallAppDialogProps) {
  const { t } = useTranslation('apps');
  const { id, name, catalog } = useFragment(
    graphql`
      fragment UninstallAppDialog_app on InstalledApp {
        id
        name
        catalog {
          title
        }
      }
    `,
    app,
  );
  const [fate, setFate] = useState<Fate | ''>('');
  const [uninstall] = useUninstallApp();
  const title = catalog?.title ?? name;
  const confirm = async () => {
    if (fate === '') return t('dialog.uninstall.choose');
    const result = await uninstall({ input: { id, deleteData: fate === 'delete' } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialog.uninstall.title', { title })}
      confirmLabel={t('dialog.uninstall.confirm', { title })}
      onConfirm={confirm}
      typed={fate === 'delete' ? { value: 'delete me', kind: 'word' } : undefined}
    >
      <Stack gap="4">
        <p>{t('dialog.uninstall.text', { title })}</p>
        <Stack gap="2">
          <p>{t('dialog.uninstall.data')}</p>
          <Toggle<Fate | ''>
            label={t('dialog.uninstall.data')}
            value={fate}
            options={FATES.map((value) => ({ value, label: t(`dialog.uninstall.${value}`) }))}
            onChange={setFate}
          />
          <Box role="status" textStyle="sm">
            {fate === '' ? null : t(`dialog.uninstall.${fate}Text`)}
          </Box>
        </Stack>
      </Stack>
    </ConfirmDialog>
  );
}
