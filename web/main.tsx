import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import './app/shell.css';
import { startI18n } from './i18n/i18n.ts';
import { SessionExpiredError } from './relay/errors.ts';
import { currentUser } from './shell/session/sessionStore.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// A signed-in user needs the data layer at once; it comes together with the texts.
if (currentUser()) void import('./relay/startQuery.ts').catch(() => undefined);
await startI18n(currentUser()?.locale);
// The router is made first: its loaders fetch while React draws.
const router = createAppRouter();
createRoot(root, {
  // An expired session is no crash: the dialog to sign in again is the answer to it.
  onCaughtError: (error) => error instanceof SessionExpiredError || reportError(error),
}).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
