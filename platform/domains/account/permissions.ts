import type { FastifyRequest } from 'fastify';
import { actorOf, requireSession, type Actor } from '../../http/authGuard.ts';
import { forbidden } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { can, permissionTable, type Action } from './account.rules.ts';

/** Throws 403 `forbidden`, naming the role that is needed, unless the caller's role may do it. */
export function requirePermission(actor: Pick<Actor, 'permission'>, action: Action): void {
  if (!can(actor.permission, action)) throw forbidden(text(permissionTable[action].refusal));
}

/** Guard (`onRequest`) for the means of signing in: neither an API key nor support in somebody's name may change them. */
export async function requireOwnHands(request: FastifyRequest): Promise<void> {
  await requireSession(request);
  if (actorOf(request).impersonatorId === undefined) return;
  throw forbidden(text('support_session'));
}
