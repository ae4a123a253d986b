import { PageError } from './PageError.tsx';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** The last error boundary: not even a layout could be rendered. */
export function RootError() {
  return (
    <ErrorLayout>
      <PageError />
    </ErrorLayout>
  );
}
