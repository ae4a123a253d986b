import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { GraphQLErrors, SessionExpiredError } from '../../relay/errors.ts';
import { NotFoundError } from '../../shell/NotFoundError.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const isMissing = (error: unknown) =>
  error instanceof NotFoundError ||
  (error instanceof GraphQLErrors && error.code === 'NOT_FOUND') ||
  (isRouteErrorResponse(error) && error.status === 404);

const isForbidden = (error: unknown) =>
  (error instanceof GraphQLErrors && error.code === 'FORBIDDEN') ||
  (isRouteErrorResponse(error) && error.status === 403);

/** The error of a page, shown inside its layout: missing, forbidden, or broken. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isSessionOver = error instanceof SessionExpiredError;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the stack of a crash is the only trace a browser keeps
    if (!isSessionOver && !isMissing(error) && !isForbidden(error)) console.error(error);
  }, [error, isSessionOver]);
  // The sign-in dialog is open above this; the page returns after signing in.
  if (isSessionOver) return null;
  if (isMissing(error))
    return <NotFoundPage titleKey={error instanceof NotFoundError ? error.titleKey : undefined} />;
  if (isForbidden(error)) return <ForbiddenPage />;
  return <ErrorScreen error={error} onRetry={() => void revalidate()} />;
}
