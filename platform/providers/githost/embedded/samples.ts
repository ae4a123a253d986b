import { seededInt } from '../../simulation/chance.ts';

export interface SampleRepository {
  name: string;
  isPrivate: boolean;
  hasWriteAccess: boolean;
  branches: readonly string[];
}

/** Simulated failures of an account; see SENTINELS.md. */
type AccountTrouble = 'empty' | 'read-only' | 'rate-limited' | 'revoked' | null;

interface SampleAccount {
  login: string;
  kind: 'Organization' | 'User';
  about: string;
  trouble: AccountTrouble;
  repositories: readonly SampleRepository[];
}

const open = { isPrivate: false, hasWriteAccess: true };
const closed = { isPrivate: true, hasWriteAccess: true };
const foreign = { isPrivate: false, hasWriteAccess: false };

const acme: readonly SampleRepository[] = [
  { name: 'acme-labs/fleet-infra', ...closed, branches: ['main', 'staging', 'production'] },
  { name: 'acme-labs/shop', ...closed, branches: ['main', 'develop', 'release/2.4'] },
  { name: 'acme-labs/website', ...open, branches: ['main'] },
  { name: 'acme-labs/handbook', ...open, branches: ['trunk'] },
  { name: 'acme-labs/payments', isPrivate: true, hasWriteAccess: false, branches: ['main'] },
  { name: 'acme-labs/upstream-charts', ...foreign, branches: ['main'] },
  { name: 'acme-labs/new-empty', ...closed, branches: [] },
  { name: 'acme-labs/branches-fail', ...open, branches: ['main'] },
  { name: 'acme-labs/keys-refused', ...closed, branches: ['main'] },
  { name: 'acme-labs/never-ready', ...open, branches: ['main'] },
  { name: 'acme-labs/stalls', ...open, branches: ['main'] },
  ...['api', 'billing', 'catalog', 'checkout', 'docs', 'mobile', 'platform', 'search', 'workers'].map(
    (word) => ({ name: `acme-labs/${word}`, ...closed, branches: ['main', 'develop'] }),
  ),
];

const ada: readonly SampleRepository[] = [
  { name: 'ada-codes/homelab', ...closed, branches: ['main'] },
  { name: 'ada-codes/dotfiles', ...open, branches: ['main'] },
  { name: 'ada-codes/awesome-k8s', ...foreign, branches: ['main'] },
];

/** The accounts offered by the authorize page. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    login: 'acme-labs',
    kind: 'Organization',
    about: 'private and public repositories',
    trouble: null,
    repositories: acme,
  },
  { login: 'ada-codes', kind: 'User', about: 'a personal account', trouble: null, repositories: ada },
  {
    login: 'empty-handed',
    kind: 'User',
    about: 'has no repositories',
    trouble: 'empty',
    repositories: [],
  },
  {
    login: 'readers-only',
    kind: 'Organization',
    about: 'lets nobody write',
    trouble: 'read-only',
    repositories: [
      { name: 'readers-only/library', ...foreign, branches: ['main'] },
      { name: 'readers-only/archive', isPrivate: true, hasWriteAccess: false, branches: ['main'] },
    ],
  },
  {
    login: 'rate-limited',
    kind: 'Organization',
    about: 'has used up its calls',
    trouble: 'rate-limited',
    repositories: [],
  },
  {
    login: 'revoked-app',
    kind: 'Organization',
    about: 'uninstalls the app at once',
    trouble: 'revoked',
    repositories: [],
  },
];

/** The sample account with that login, or undefined. */
export function sampleAccount(login: string): SampleAccount | undefined {
  return sampleAccounts.find((account) => account.login === login);
}

const HUES = ['#1f5fd0', '#7a3fd0', '#0b7a5c', '#a8480c', '#b3245a'];

/** A square picture of the account's initial as a data URL, so that nothing is loaded from elsewhere. */
export function avatarOf(login: string): string {
  const hue = HUES[seededInt(login) % HUES.length] ?? '#1f5fd0';
  const letter = login.charAt(0).toUpperCase();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${hue}"/>` +
    `<text x="32" y="43" font-family="sans-serif" font-size="32" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
