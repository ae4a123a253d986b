import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationResult } from '../../../relay/mutations/useAppMutation.ts';
import { failureText } from '../../../shell/failureText.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { PreviewDetails } from '../../clusters/preview/PreviewDetails.tsx';
import type { VersionPreview } from './useVersionPreview.ts';

interface VersionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: ReactNode;
  readonly preview: VersionPreview;
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
        {preview.state === 'asking' ? (
          <div role="status" aria-label={t('dialog.checking')}>
            <Skeleton height="6rem" />
          </div>
        ) : null}
        {preview.state === 'failed' ? (
          <Banner tone="error">{failureText(preview.failure, t).description}</Banner>
        ) : null}
        {preview.state === 'planned' ? (
          // A version is the only thing that changes, whatever the name of its path.
          <PreviewDetails preview={preview.preview} nameOf={() => t('dialog.version')} />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
