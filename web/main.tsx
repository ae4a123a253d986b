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

const texts = startI18n(currentUser()?.locale);
// The router is made first: its pages and their data come together with the texts.
const router = createAppRouter();
// A page that is waited for is opened by the new build.
reloadWith(() => {
  const { location, navigation } = router.state;
  window.history.replaceState(null, '', router.createHref(navigation.location ?? location));
  window.location.reload();
});
await texts;
// A request that failed is no crash: the boundary around it says so, and offers to try again.
const reportCrash = (error: unknown) => void (isRequestFailure(error) || reportError(error));
createRoot(root, { onCaughtError: reportCrash }).render(
  <Providers>
    <RouterProvider router={router} onError={reportCrash} />
  </Providers>,
);
