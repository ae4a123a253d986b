import { TemporaryTokenFields } from '../dialogs/TemporaryTokenFields.tsx';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
import type { useTemporaryToken } from '../dialogs/useTemporaryToken.ts';

interface SettingsReviewProps extends Omit<ReviewDialogProps, 'children'> {
  tokenForm: ReturnType<typeof useTemporaryToken>['form'];
}

/** The changes of an update for review, and a token to use for it. */
export function SettingsReview({ tokenForm, ...review }: SettingsReviewProps) {
  return (
    <ReviewDialog {...review}>
      <TemporaryTokenFields form={tokenForm} />
    </ReviewDialog>
  );
}
