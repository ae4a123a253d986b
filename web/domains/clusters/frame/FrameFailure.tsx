import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { SessionExpiredError } from '../../../relay/errors.ts';
import { errorText } from '../../../shell/failureText.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';

/** The error of a cluster that could not be loaded, with a retry. Nothing while the sign-in dialog is open. */
export function FrameFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('clusters');
  const { revalidate } = useRevalidator();
  if (error instanceof SessionExpiredError) return null;
  const retry = async () => {
    await revalidate();
    onRetry();
  };
  const { description, requestId } = errorText(error, t);
  return (
    <ErrorState
      level={1}
      title={t('frame.loadError', { message: description })}
      requestId={requestId}
      onRetry={() => void retry()}
    />
  );
}
