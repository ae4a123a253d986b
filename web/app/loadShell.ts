import { loadPage } from '../relay/loadPage.ts';
import { currentUser } from '../shell/session/sessionStore.ts';
import type { AppLayoutQuery } from './layouts/__generated__/AppLayoutQuery.graphql.ts';

const shellQuery = () => import('./layouts/__generated__/AppLayoutQuery.graphql.ts');

/** Starts the query of sidebar and banners: plan, usage and failed clusters; null for guests. */
export const loadShell = ({ request }: { request: Request }) =>
  currentUser() ? loadPage<AppLayoutQuery>(shellQuery, {}, request.signal) : null;
