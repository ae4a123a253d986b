import { afterSignIn, gateRedirect, isOwnPage, mayEnter } from './gate.ts';
import { ROLES } from './storedUser.ts';
import type { Gate, Role } from './storedUser.ts';

/** A second copy of the specification's table, as a grid, so that a changed cell fails here. */
const GRID: Record<Role, Record<Role, boolean>> = {
  OPERATOR: { OPERATOR: true, OWNER: true, ADMIN: true, DEVELOPER: false, VIEWER: true },
  OWNER: { OPERATOR: false, OWNER: true, ADMIN: true, DEVELOPER: true, VIEWER: true },
  ADMIN: { OPERATOR: false, OWNER: false, ADMIN: true, DEVELOPER: true, VIEWER: true },
  VIEWER: { OPERATOR: false, OWNER: false, ADMIN: false, DEVELOPER: false, VIEWER: true },
  DEVELOPER: { OPERATOR: false, OWNER: false, ADMIN: false, DEVELOPER: true, VIEWER: true },
};
const cells = ROLES.flatMap((required) =>
  ROLES.map((role) => [required, role, GRID[required][role]] as const),
);

describe('the table of routes and roles', () => {
  it.each(cells)('a route that requires %s for role %s: admitted is %s', (required, role, admitted) => {
    expect(mayEnter(required, role)).toBe(admitted);
  });

  it.each(ROLES)('a page for signed-in users admits %s', (role) => {
    expect(mayEnter('SIGNED_IN', role)).toBe(true);
  });
});

const user = (gate: Gate, role: Role = 'OWNER', isOnboarded = true) => ({
  gate,
  role,
  isOnboarded,
  isVerified: gate !== 'VERIFY_EMAIL',
});

const PAGES = [
  '/dashboard',
  '/clusters',
  '/settings',
  '/settings/account',
  '/settings/billing',
  '/settings/upgrade',
  '/settings/users',
  '/signup/verify',
  '/signup/plan',
  '/welcome',
] as const;
const OPEN_AT: Record<Gate, readonly string[]> = {
  VERIFY_EMAIL: ['/settings/account', '/signup/verify'],
  CHOOSE_PLAN: ['/settings/account', '/signup/plan', '/signup/verify'],
  FIX_PAYMENT: [
    ...(['/settings/billing', '/signup/plan', '/settings/upgrade'] as const),
    ...(['/settings', '/settings/account', '/signup/verify'] as const),
  ],
  OPEN: PAGES,
};
const TARGET: Record<Gate, string> = {
  VERIFY_EMAIL: '/signup/verify',
  CHOOSE_PLAN: '/signup/plan',
  FIX_PAYMENT: '/settings/billing',
  OPEN: '/dashboard',
};

describe('the gates', () => {
  const gates = Object.keys(OPEN_AT) as Gate[];
  const visits = gates.flatMap((gate) => PAGES.map((page) => [gate, page] as const));

  it.each(visits)('%s redirects %s as the table says', (gate, page) => {
    expect(gateRedirect(user(gate), page)).toBe(OPEN_AT[gate].includes(page) ? undefined : TARGET[gate]);
  });

  it('lets operators past plan and payment, but not past verification', () => {
    expect(gateRedirect(user('FIX_PAYMENT', 'OPERATOR'), '/dashboard')).toBeUndefined();
    expect(gateRedirect(user('CHOOSE_PLAN', 'OPERATOR'), '/dashboard')).toBeUndefined();
    expect(gateRedirect(user('VERIFY_EMAIL', 'OPERATOR'), '/dashboard')).toBe('/signup/verify');
  });

  it('ignores a trailing slash', () => {
    expect(gateRedirect(user('FIX_PAYMENT'), '/settings/billing/')).toBeUndefined();
  });
});

describe('after signing in', () => {
  it.each([
    ['VERIFY_EMAIL', true, '/signup/verify'],
    ['CHOOSE_PLAN', true, '/signup/plan'],
    ['FIX_PAYMENT', true, '/settings/billing'],
    ['OPEN', true, '/dashboard'],
    ['OPEN', false, '/welcome'],
  ] as const)('%s, onboarded %s, goes to %s', (gate, isOnboarded, expected) => {
    expect(afterSignIn(user(gate, 'OWNER', isOnboarded))).toBe(expected);
  });

  it('continues to the requested page, query included', () => {
    expect(afterSignIn(user('OPEN'), '/clusters?q=prod')).toBe('/clusters?q=prod');
  });

  it.each(['OPEN', 'VERIFY_EMAIL', 'FIX_PAYMENT'] as const)('keeps a verification link: %s', (gate) => {
    expect(afterSignIn(user(gate), '/signup/verify?token=link')).toBe('/signup/verify?token=link');
  });

  it('prefers the gate over the requested page', () => {
    expect(afterSignIn(user('CHOOSE_PLAN'), '/clusters')).toBe('/signup/plan');
  });

  it.each([
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/signin',
    '/',
    '',
  ])('does not follow %s', (target) => {
    expect(isOwnPage(target)).toBe(false);
  });
});
