import { z } from 'zod';
import { inputText } from '../../messages/messages.ts';
import { currentPassword, email, fullName, password } from '../account/account.input.ts';
import { assignablePermissions } from './team.rules.ts';

const permission = z.enum(assignablePermissions, { error: inputText('team_role_value') });

/** An address to invite. Without a role, a pending invite keeps its own; a new one gets the role `user`. */
export const inviteBody = z.object({ email, permission: permission.optional() });
export type InviteInput = z.output<typeof inviteBody>;

/** Changes of another member of the team. */
export const memberChanges = z.object({ name: fullName, email, permission }).partial();
export type MemberChanges = z.output<typeof memberChanges>;

/** The token of a link in an invite mail. */
export const inviteToken = z
  .string({ error: inputText('link_incomplete') })
  .min(1, inputText('link_incomplete'))
  .max(200, inputText('unknown_token'));

/** A new user who was invited. */
export const invitedUserBody = z.object({
  name: fullName,
  email,
  password,
  confirm_password: password,
  invite_id: inviteToken,
});
export type InvitedUser = z.output<typeof invitedUserBody>;

export const transferBody = z.object({ user_id: z.string().max(100), current_password: currentPassword });
