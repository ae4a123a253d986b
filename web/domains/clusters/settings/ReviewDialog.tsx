import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { ChangePreviewList } from '../preview/ChangePreviewList.tsx';
import { readPreview } from '../preview/changePreview.ts';
import type { changePreview_preview$key } from '../preview/__generated__/changePreview_preview.graphql.ts';

export interface ReviewDialogProps {
  /** What the dry run answered: spread `...changePreview_preview` on `ChangePreview`. */
  preview: changePreview_preview$key;
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
        <ChangePreviewList preview={readPreview(preview)} />
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
