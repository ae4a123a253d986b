import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineDiff } from '../../../ui/code/LineDiff.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import type { Review } from './useManifestEdit.ts';

interface ReviewManifestProps extends Review {
  /** Saves; `false` is a failure that is shown at the editor. */
  readonly onConfirm: () => Promise<ReactNode | void>;
  readonly onClose: () => void;
}

/** What saving would change in the object, line by line. */
export function ReviewManifest({ before, after, fieldCount, onConfirm, onClose }: ReviewManifestProps) {
  const { t } = useTranslation('workloads');
  if (fieldCount === 0) {
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
      size="lg"
      title={t('manifest.reviewTitle')}
      confirmLabel={t('manifest.save')}
      onConfirm={onConfirm}
      onClose={onClose}
      onDone={onClose}
    >
      <Stack gap="2">
        <Text>{t('manifest.checked', { count: fieldCount })}</Text>
        <LineDiff before={before} after={after} label={t('manifest.lines')} />
      </Stack>
    </ConfirmDialog>
  );
}
