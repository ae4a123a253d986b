import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationResult } from '../../../relay/mutations/useAppMutation.ts';
import { failureText } from '../../../shell/failureText.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { AppPreviewDetails } from './AppPreviewDetails.tsx';
import type { AppPreview } from './useAppPreview.ts';

interface VersionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: ReactNode;
  /** Address of the release notes. */
  readonly changelogUrl?: string | null;
  readonly preview: AppPreview;
  readonly onConfirm: () => Promise<MutationResult<unknown>>;
  readonly onClose: () => void;
}

/** Confirms another version of an app, with what it changes. */
export function VersionDialog({ text, changelogUrl, preview, onConfirm, ...dialog }: VersionDialogProps) {
  const { t } = useTranslation('apps');
  const confirm = async () => {
    const result = await onConfirm();
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog isOpen tone="primary" {...dialog} onConfirm={confirm}>
      <Stack gap="4">
        <p>{text}</p>
        {changelogUrl ? (
          <p>
            <TextLink href={changelogUrl}>{t('access.changelog')}</TextLink>
          </p>
        ) : null}
        <AppPreviewDetails preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
