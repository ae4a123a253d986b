import { useSession } from '../../shell/session/useSession.ts';
import { AppLayout } from '../layouts/AppLayout.tsx';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Unknown addresses: with the sidebar for signed-in users, in a plain layout for guests. */
export function NotFoundRoute() {
  const session = useSession();
  if (session.status === 'signed-out') {
    return (
      <ErrorLayout>
        <NotFoundPage />
      </ErrorLayout>
    );
  }
  return (
    <AppLayout>
      <NotFoundPage />
    </AppLayout>
  );
}
