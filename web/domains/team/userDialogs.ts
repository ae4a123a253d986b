/** The member that a dialog is about. */
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
export type UserDialogRequest =
  | { readonly action: MemberAction; readonly member: MemberSummary }
  | { readonly action: 'revoke'; readonly invite: InviteSummary };

/** Roles that can be given, from most to fewest permissions. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'DEVELOPER', 'VIEWER'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** The assignable roles that the platform supports; all of them until its list is loaded. */
export const offeredRoles = (roles: readonly string[] | null | undefined): AssignableRole[] =>
  ASSIGNABLE_ROLES.filter((role) => roles?.includes(role) ?? true);
