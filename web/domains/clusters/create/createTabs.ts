export const CREATE_TABS = ['general', 'networking', 'nodepools'] as const;
export type CreateTab = (typeof CREATE_TABS)[number];

const NETWORKING = new Set([
  'cni',
  'isCniEncrypted',
  'sshAllowedNetworks',
  'apiAllowedNetworks',
  'hasPublicIpv4',
  'hasPublicIpv6',
  'hasPrivateNetwork',
  'privateSubnet',
]);

/** The tab on which a field stands. */
export function tabOf(path: string): CreateTab {
  const [field = ''] = path.split('.');
  if (field === 'nodePools') return 'nodepools';
  return NETWORKING.has(field) ? 'networking' : 'general';
}

/** The tab an address names; unknown ones mean the first. */
export function toTab(text: string | null): CreateTab {
  return CREATE_TABS.find((tab) => tab === text) ?? 'general';
}

/** How many errors stand on each tab. */
export function errorsByTab(paths: readonly string[]): Record<CreateTab, number> {
  const counts: Record<CreateTab, number> = { general: 0, networking: 0, nodepools: 0 };
  for (const path of paths) counts[tabOf(path)] += 1;
  return counts;
}

/** The error to show first: tabs from left to right, in the order of the fields. */
export function firstPath(paths: readonly string[]): string | undefined {
  return CREATE_TABS.flatMap((tab) => paths.filter((path) => tabOf(path) === tab))[0];
}
