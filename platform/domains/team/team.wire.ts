import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { assignablePermissions, memberStatus, memberStatuses } from './team.rules.ts';
import { planIds } from '../billing/billing.catalogue.ts';
import { planNameOf } from '../billing/billing.rules.ts';
import type { OpenInvite, Seats } from './invites.service.ts';
import type { InviteWithTeam, MemberRow } from './team.store.ts';

/** A member of an account in a response. */
export const memberJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  permission: z.enum(['master', 'owner', 'admin', 'developer', 'user']),
  status: z.enum(memberStatuses),
  disabled_by: z.enum(['system', 'other']).nullable(),
  date_created: isoDate,
});

export function memberToJson(member: MemberRow): z.output<typeof memberJson> {
  return {
    id: member.userId,
    name: member.name,
    email: member.email,
    avatar: member.avatar,
    permission: member.permission,
    status: memberStatus(member),
    disabled_by: member.disabledBy,
    date_created: member.createdAt.toISOString(),
  };
}

export const inviteJson = z.object({
  id: z.string(),
  email: z.string(),
  permission: z.enum(assignablePermissions),
  date_sent: isoDate,
  expires_at: isoDate,
  invited_by: z.string().nullable(),
});

export function inviteToJson(invite: InviteWithTeam): z.output<typeof inviteJson> {
  return {
    id: invite.id,
    email: invite.email,
    permission: invite.permission,
    date_sent: invite.sentAt.toISOString(),
    expires_at: invite.expiresAt.toISOString(),
    invited_by: invite.inviterName,
  };
}

export const seatsJson = z.object({
  used: z.int(),
  limit: z.int(),
  /** The next plan that allows more; null when none does. */
  next_plan: z.object({ id: z.enum(planIds), name: z.string() }).nullable(),
});

export function seatsToJson({ used, limit, next }: Seats): z.output<typeof seatsJson> {
  return { used, limit, next_plan: next && { id: next, name: planNameOf(next) } };
}

/** What the holder of a link sees of an invite. */
export const openInviteJson = z.object({
  email: z.string(),
  account_name: z.string(),
  permission: z.enum(assignablePermissions),
  invited_by: z.string().nullable(),
  expires_at: isoDate,
  has_user: z.boolean(),
});

export function openInviteToJson({ invite, hasUser }: OpenInvite): z.output<typeof openInviteJson> {
  const { email, permission, accountName, inviterName, expiresAt } = invite;
  return {
    email,
    account_name: accountName,
    permission,
    invited_by: inviterName,
    expires_at: expiresAt.toISOString(),
    has_user: hasUser,
  };
}
