import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { PreviewDetails } from '../preview/PreviewDetails.tsx';
import type { changePreview_preview$key } from '../preview/__generated__/changePreview_preview.graphql.ts';

export interface ReviewDialogProps {
  /** The result of the dry run: spread `...changePreview_preview` on `ChangePreview`. */
  preview: changePreview_preview$key;
  /** Same as the form's button: "Save node pools". */
  confirmLabel: string;
  /** Performs the change; a returned text is a failure, `false` one that is shown elsewhere. */
  onConfirm: () => Promise<ReactNode | void>;
  onClose: () => void;
  onDone: () => void;
  /** Why it cannot be confirmed yet. */
  disabledReason?: string;
  /** Translated name of a path; that of a cluster's field by default. */
  nameOf?: (path: string) => string;
  /** Further options. */
  children?: ReactNode;
}

/** Shows the result of a dry run for confirmation. Needs the namespace `preview`. */
export function ReviewDialog({ preview, nameOf, children, ...dialog }: ReviewDialogProps) {
  const { t } = useTranslation('preview');
  return (
    <ConfirmDialog isOpen tone="primary" title={t('review')} {...dialog}>
      <Stack gap="5">
        <PreviewDetails preview={preview} nameOf={nameOf} />
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
