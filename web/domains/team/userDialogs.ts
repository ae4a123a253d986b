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
