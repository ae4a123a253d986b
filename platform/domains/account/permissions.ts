import type { FastifyRequest } from 'fastify';
import { actorOf, requireSession, type Actor } from '../../http/authGuard.ts';
import { forbidden } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { can, permissionTable, type Action } from './account.rules.ts';

/** Throws 403 `forbidden` with the required role unless the caller's role is sufficient. */
export function requirePermission(actor: Pick<Actor, 'permission'>, action: Action): void {
  if (!can(actor.permission, action)) throw forbidden(text(permissionTable[action].refusal));
}

/** Guard (`onRequest`) for sign-in credentials: refuses API keys and impersonating support staff. */
export async function requireOwnHands(request: FastifyRequest): Promise<void> {
  await requireSession(request);
  if (actorOf(request).impersonatorId === undefined) return;
  throw forbidden(text('support_session'));
}
