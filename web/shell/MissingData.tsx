import { useTranslation } from 'react-i18next';
import { useRefetch } from '../relay/live/useRefetch.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Spinner } from '../ui/status/Spinner.tsx';

interface MissingDataProps {
  readonly title: string;
  /** Why it is missing, where that is known. */
  readonly message?: string | undefined;
}

/** A card whose part of the screen's response is null; a successful retry replaces it by its content. */
export function MissingData({ title, message }: MissingDataProps) {
  const { t } = useTranslation();
  const [isLoading, retry] = useRefetch();
  return (
    <div aria-busy={isLoading}>
      <ErrorState
        isCompact
        title={title}
        message={message ?? t('errors:code.UPSTREAM_UNAVAILABLE')}
        onRetry={() => void retry()}
      />
      {isLoading ? <Spinner label={t('ui:loading')} /> : null}
    </div>
  );
}
