import { PageError } from './PageError.tsx';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** The last boundary: not even a layout could be drawn. */
export function RootError() {
  return (
    <ErrorLayout>
      <PageError />
    </ErrorLayout>
  );
}
