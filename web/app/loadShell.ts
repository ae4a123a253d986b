import { loadPage } from '../relay/loadPage.ts';
import { currentUser } from '../shell/session/sessionStore.ts';
import shellQuery from './layouts/__generated__/ShellQueryQuery.graphql.ts';
import type { ShellQueryQuery } from './layouts/__generated__/ShellQueryQuery.graphql.ts';

/** Starts what sidebar and banners show: plan, usage and failing clusters; null for guests. */
export const loadShell = ({ request }: { request: Request }) =>
  currentUser() ? loadPage<ShellQueryQuery>(shellQuery, {}, request.signal) : null;
