/** What a dialog needs of a member. */
export interface MemberSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly isViewer: boolean;
}

export interface InviteSummary {
  readonly id: string;
  readonly email: string;
}

export type MemberAction = 'edit' | 'disable' | 'remove' | 'transfer';

/** Which dialog to open. */
export type UserOrder =
  | { readonly action: MemberAction; readonly member: MemberSummary }
  | { readonly action: 'revoke'; readonly invite: InviteSummary };

/** Roles that can be given, from most to fewest permissions. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'DEVELOPER', 'VIEWER'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Those of them that the platform offers; all while that is unknown. */
export const offeredRoles = (roles: readonly string[] | null | undefined): AssignableRole[] =>
  ASSIGNABLE_ROLES.filter((role) => roles?.includes(role) ?? true);
