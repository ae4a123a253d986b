import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { retryWanted } from '../relay/signals.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { errorText } from './failureText.ts';
import { NotFoundError } from './NotFoundError.ts';
import { Catch } from './Catch.tsx';

interface CardBoundaryProps {
  /** Shown while the card loads; should have the size of the content. */
  readonly fallback: ReactNode;
  readonly title?: string;
  /**
   * A function receives a number that grows with every retry: use it as `fetchKey` of the card's query, so that Try
   * again sends a new request.
   */
  readonly children: ReactNode | ((fetchKey: number) => ReactNode);
  /** Called on Try again, for cards whose data comes from the page's query: refetch it here. */
  readonly onRetry?: () => void;
}

/** A missing page is handled by the boundary of the page. */
const isMissingPage = (error: unknown) => error instanceof NotFoundError;

/** An error and loading boundary for one card, so that a failing card leaves the others intact. */
export function CardBoundary({ fallback, title, children, onRetry }: CardBoundaryProps) {
  const [fetchKey, setFetchKey] = useState(0);
  useEffect(() => retryWanted.subscribe(() => setFetchKey((key) => key + 1)), []);
  const retry = () => {
    onRetry?.();
    setFetchKey((key) => key + 1);
  };
  return (
    <Catch
      key={fetchKey}
      lets={isMissingPage}
      renderError={(error) => <CardError error={error} title={title} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>
        {typeof children === 'function' ? children(fetchKey) : children}
      </Suspense>
    </Catch>
  );
}

function CardError({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const { t } = useTranslation();
  const text = errorText(error, t);
  return (
    <ErrorState
      isCompact
      title={title ?? text.title}
      message={text.description}
      requestId={text.requestId}
      onRetry={onRetry}
    />
  );
}
