import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';
import { permissions } from '../account/account.upstream.ts';

export const memberStatuses = ['registered', 'verified', 'disabled_by_admin', 'disabled_by_system'] as const;

const memberRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullish(),
  permission: z.enum(permissions),
  status: z.enum(memberStatuses),
  date_created: z.string(),
});
export type MemberRecord = z.output<typeof memberRecord>;

const inviteRecord = z.object({
  id: z.string(),
  email: z.string(),
  permission: z.enum(permissions),
  date_sent: z.string(),
  expires_at: z.string(),
  invited_by: z.string().nullish(),
});
export type InviteRecord = z.output<typeof inviteRecord>;

const seatsRecord = z.object({
  used: z.number().int(),
  limit: z.number().int(),
  next_plan: z.object({ id: z.string(), name: z.string() }).nullish(),
});
export type SeatsRecord = z.output<typeof seatsRecord>;

const teamRecord = z.object({
  users: z.array(memberRecord),
  invites: z.array(inviteRecord),
  seats: seatsRecord,
});
export type TeamRecord = z.output<typeof teamRecord>;

/** Members and invites of the account; one call per request. */
export function loadTeam(ctx: GatewayContext): Promise<TeamRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/users`, teamRecord);
}

/** Invites an address; sends a pending invite again. */
export function postInvite(
  ctx: GatewayContext,
  body: { email: string; permission?: string | undefined },
): Promise<InviteRecord> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/invite`, inviteRecord, body, { fields: { permission: 'role' } });
}

export async function deleteInviteById(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/invite/${id}`, z.unknown());
}

/** Changes a member; undefined members stay unchanged. */
export function patchMember(
  ctx: GatewayContext,
  body: {
    id: string;
    name?: string | undefined;
    email?: string | undefined;
    permission?: string | undefined;
  },
): Promise<MemberRecord> {
  ctx.requireToken();
  return ctx.upstream.patch(path`/api/user`, memberRecord, body, { fields: { permission: 'role' } });
}

export function patchMemberAccess(
  ctx: GatewayContext,
  id: string,
  action: 'disable' | 'enable',
): Promise<MemberRecord> {
  ctx.requireToken();
  return ctx.upstream.patch(path`/api/user/${id}/${action}`, memberRecord);
}

/** `signout`: the caller has left the account. */
export function deleteMember(ctx: GatewayContext, id: string): Promise<{ signout: boolean }> {
  ctx.requireToken();
  return ctx.upstream.delete(path`/api/user/${id}`, z.object({ signout: z.boolean() }));
}

export function postTransfer(
  ctx: GatewayContext,
  id: string,
  password: string | null | undefined,
): Promise<MemberRecord> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/account/transfer`, memberRecord, {
    user_id: id,
    current_password: password,
  });
}

const openInviteRecord = z.object({
  email: z.string(),
  account_name: z.string(),
  permission: z.enum(permissions),
  invited_by: z.string().nullish(),
  expires_at: z.string(),
  has_user: z.boolean(),
});
export type OpenInviteRecord = z.output<typeof openInviteRecord>;

/** The invite of a link, which needs no session. */
export function loadOpenInvite(ctx: GatewayContext, token: string): Promise<OpenInviteRecord> {
  return ctx.upstream.get(path`/api/invite/${token}`, openInviteRecord);
}
