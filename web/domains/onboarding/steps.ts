import type { Role } from '../../shell/session/storedUser.ts';

export type WelcomeStep = 'duplicate' | 'welcome' | 'start';

interface Visitor {
  readonly isDuplicate: boolean;
  readonly role: Role;
}

const MAY_SET_UP: readonly Role[] = ['OPERATOR', 'OWNER', 'ADMIN'];

/** The pages of the tour: a warning for duplicate users first, the first steps only for roles that may do them. */
export function stepsFor({ isDuplicate, role }: Visitor): WelcomeStep[] {
  return [
    ...(isDuplicate ? (['duplicate'] as const) : []),
    'welcome',
    ...(MAY_SET_UP.includes(role) ? (['start'] as const) : []),
  ];
}

/** The page in an address, counted from 1 and limited to the tour. */
export function pageIn(params: URLSearchParams, count: number): number {
  const page = Math.trunc(Number(params.get('page') ?? 1));
  return Math.min(Math.max(Number.isFinite(page) ? page : 1, 1), count);
}
