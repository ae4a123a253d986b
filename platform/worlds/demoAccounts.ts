import type { Permission } from '../http/authGuard.ts';

/** One password for everybody in the worlds: nothing of value is behind it. */
export const worldPassword = 'Kubedeck-2026!';

/** The authenticator secret of the two-factor world, so that codes can be made by hand. */
export const worldTotpSecret = 'KUBEDECKKUBEDECKKUBEDECKKUBEDECK';

/** Somebody of a world. */
export interface WorldPerson {
  email: string;
  name: string;
  permission: Permission;
  note: string;
}

const owner = (world: string, name: string, note: string): readonly [WorldPerson] => [
  { email: `${world}@demo.test`, name, permission: 'owner', note },
];

/** Who can sign in, by world. */
export const worldPeople = {
  demo: [
    { email: 'owner@demo.test', name: 'Olivia Owner', permission: 'owner', note: 'may do everything' },
    { email: 'admin@demo.test', name: 'Adrian Admin', permission: 'admin', note: 'everything but the plan' },
    {
      email: 'developer@demo.test',
      name: 'Dana Developer',
      permission: 'developer',
      note: 'add-ons; reads clusters',
    },
    { email: 'user@demo.test', name: 'Uma User', permission: 'user', note: 'reads only' },
    {
      email: 'master@demo.test',
      name: 'Mika Master',
      permission: 'master',
      note: 'operator, enters every account',
    },
  ],
  empty: owner('empty', 'Emil Empty', 'free plan, no cluster, no cloud token'),
  'at-limit': owner('at-limit', 'Lena Limit', 'free plan with its one cluster'),
  'over-limit': owner('over-limit', 'Omar Overlimit', 'three clusters, then back to the free plan'),
  archived: owner('archived', 'Arne Archived', 'one archived cluster'),
  unverified: owner('unverified', 'Uli Unverified', 'e-mail not verified: the link is in /dev/outbox'),
  'no-plan': owner('no-plan', 'Nora Noplan', 'verified, no plan chosen'),
  'past-due': owner('past-due', 'Pia Pastdue', 'standard plan, payment failed'),
  'two-accounts': owner('two-accounts', 'Toni Two', 'owner of one team, developer in another'),
  'two-factor': owner('two-factor', 'Tara Twofactor', `authenticator secret ${worldTotpSecret}`),
} as const satisfies Record<string, readonly WorldPerson[]>;

export type WorldName = keyof typeof worldPeople;

/** A sign-in as the console's start shows it. */
export interface DemoAccount {
  role: string;
  email: string;
  password: string;
  note: string;
}

function isWorld(name: string): name is WorldName {
  return Object.hasOwn(worldPeople, name);
}

/** The sign-ins of a world, or of all of them; none for `none`. */
export function demoAccountsOf(world: string): DemoAccount[] {
  const people: readonly WorldPerson[] =
    world === 'all' ? Object.values(worldPeople).flat() : isWorld(world) ? worldPeople[world] : [];
  return people.map(({ permission: role, email, note }) => ({ role, email, password: worldPassword, note }));
}
