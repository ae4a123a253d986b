import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { ManifestChange } from './ManifestChange.tsx';
import type { Change } from '../../clusters/preview/ChangeLine.tsx';

interface ReviewManifestProps {
  readonly changes: readonly Change[];
  /** Saves; `false` is a failure that is shown at the editor. */
  readonly onConfirm: () => Promise<ReactNode | void>;
  readonly onClose: () => void;
}

/** What saving would change in the object, field by field. Needs the namespace `preview`. */
export function ReviewManifest({ changes, onConfirm, onClose }: ReviewManifestProps) {
  const { t } = useTranslation('workloads');
  if (changes.length === 0) {
    return (
      <Dialog isOpen onClose={onClose} title={t('manifest.nothing')}>
        {t('manifest.nothingText')}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t('manifest.reviewTitle')}
      confirmLabel={t('manifest.save')}
      onConfirm={onConfirm}
      onClose={onClose}
      onDone={onClose}
    >
      <Text color="fg.muted">{t('manifest.checked', { count: changes.length })}</Text>
      <Box as="ul" listStyleType="none" p="0" m="0" mt="2">
        {changes.map((change) => (
          <ManifestChange key={change.path} change={change} />
        ))}
      </Box>
    </ConfirmDialog>
  );
}
