import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationResult } from '../../../relay/mutations/useAppMutation.ts';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { AppPreviewDetails } from './AppPreviewDetails.tsx';
import type { AppPreview } from './useAppPreview.ts';

interface VersionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: ReactNode;
  readonly preview: AppPreview;
  readonly onConfirm: () => Promise<MutationResult<unknown>>;
  readonly onClose: () => void;
}

/** Confirms another version of an app, with what it changes. */
export function VersionDialog({ text, preview, onConfirm, ...dialog }: VersionDialogProps) {
  const { t } = useTranslation('apps');
  const confirm = async () => {
    const result = await onConfirm();
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog isOpen tone="primary" {...dialog} onConfirm={confirm}>
      <Stack gap="4">
        <p>{text}</p>
        <AppPreviewDetails preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
