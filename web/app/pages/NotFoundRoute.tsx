import { useSession } from '../../shell/session/useSession.ts';
import { AppLayout } from '../layouts/AppLayout.tsx';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Unknown addresses: with the sidebar for signed-in users, in a plain frame for everybody else. */
export function NotFoundRoute() {
  const session = useSession();
  const Layout = session.status === 'signed-out' ? ErrorLayout : AppLayout;
  return (
    <Layout>
      <NotFoundPage />
    </Layout>
  );
}
