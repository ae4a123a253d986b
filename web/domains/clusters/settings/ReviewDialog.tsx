import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { ChangePreviewList } from '../preview/ChangePreviewList.tsx';
import type { Preview } from '../preview/changePreview.ts';

interface ReviewDialogProps {
  preview: Preview;
  /** Repeats the verb of the form's button: "Save node pools". */
  confirmLabel: string;
  /** Does it; words in return are a failure, `false` one that is shown elsewhere. */
  onConfirm: () => Promise<ReactNode | void>;
  onClose: () => void;
  onDone: () => void;
  /** What else is decided here. */
  children?: ReactNode;
}

/** What a dry run answered, before it is done for real. Needs the namespace `preview`. */
export function ReviewDialog({ preview, children, ...dialog }: ReviewDialogProps) {
  const { t } = useTranslation('preview');
  return (
    <ConfirmDialog isOpen tone="primary" title={t('review')} {...dialog}>
      <Stack gap="5">
        <ChangePreviewList preview={preview} />
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
