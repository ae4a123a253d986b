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
