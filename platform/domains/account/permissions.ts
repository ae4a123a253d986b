import type { Actor } from '../../http/authGuard.ts';
import { forbidden } from '../../http/errors.ts';
import { can, permissionMessage, type Action } from './account.rules.ts';

/** Throws 403 `forbidden`, naming the role that is needed, unless the caller's role may do it. */
export function requirePermission(actor: Pick<Actor, 'permission'>, action: Action): void {
  if (!can(actor.permission, action)) throw forbidden('forbidden', permissionMessage(action));
}
