import { loadPage } from '../relay/loadPage.ts';
import { currentUser } from '../shell/session/sessionStore.ts';
import shellQuery from './layouts/__generated__/AppLayoutQuery$parameters.ts';

/** Starts the query of sidebar and banners: plan, usage and failed clusters; null for guests. */
export const loadShell = ({ request }: { request: Request }) =>
  currentUser() ? loadPage(shellQuery, {}, request.signal) : null;
