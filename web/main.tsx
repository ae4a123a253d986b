import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { startI18n } from './i18n/i18n.ts';
import { reloadWith } from './lib/loadScript.ts';
import { isRequestFailure } from './relay/errors.ts';
import { currentUser } from './shell/session/sessionStore.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

startI18n(currentUser()?.locale);
const router = createAppRouter();
// A pending navigation is opened by the new build.
reloadWith(() => {
  const { location, navigation } = router.state;
  window.history.replaceState(null, '', router.createHref(navigation.location ?? location));
  window.location.reload();
});
// A failed request is handled by the nearest boundary, which offers to retry.
const reportCrash = (error: unknown) => void (isRequestFailure(error) || reportError(error));
createRoot(root, { onCaughtError: reportCrash }).render(
  <Providers>
    <RouterProvider router={router} onError={reportCrash} />
  </Providers>,
);
