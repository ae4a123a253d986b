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

/** The tab of a field. */
export function tabOf(path: string): CreateTab {
  const [field = ''] = path.split('.');
  if (field === 'nodePools') return 'nodepools';
  return NETWORKING.has(field) ? 'networking' : 'general';
}

/** The tab in an address; the first one if unknown. */
export function toTab(text: string | null): CreateTab {
  return CREATE_TABS.find((tab) => tab === text) ?? 'general';
}

/** Number of errors on each tab. */
export function errorsByTab(paths: readonly string[]): Record<CreateTab, number> {
  const counts: Record<CreateTab, number> = { general: 0, networking: 0, nodepools: 0 };
  for (const path of paths) counts[tabOf(path)] += 1;
  return counts;
}

/** The first error: tabs from left to right, then the order of the fields. */
export function firstPath(paths: readonly string[]): string | undefined {
  return CREATE_TABS.flatMap((tab) => paths.filter((path) => tabOf(path) === tab))[0];
}
