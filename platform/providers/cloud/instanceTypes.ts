/** EUR net per month and per hour, without the public IPv4 address, which is priced separately. */
type Price = readonly [monthly: number, hourly: number];
export type PriceGroup = 'eu' | 'us' | 'sin';

export interface InstanceTypeRow {
  name: string;
  cores: number;
  /** GB. */
  memory: number;
  /** GB. */
  disk: number;
  cpuType: 'shared' | 'dedicated';
  architecture: 'x86' | 'arm';
  prices: Readonly<Partial<Record<PriceGroup, Price>>>;
}

const kind =
  (cpuType: InstanceTypeRow['cpuType'], architecture: InstanceTypeRow['architecture']) =>
  (
    name: string,
    cores: number,
    memory: number,
    disk: number,
    prices: InstanceTypeRow['prices'],
  ): InstanceTypeRow => ({ name, cores, memory, disk, cpuType, architecture, prices });
const shared = kind('shared', 'x86');
const arm = kind('shared', 'arm');
const dedicated = kind('dedicated', 'x86');

/** On sale without an end date. Prices of 21 October 2025: Hetzner raised them in 2026, so do not mix the two sets. */
export const currentTypes: readonly InstanceTypeRow[] = [
  shared('cx23', 2, 4, 40, { eu: [2.99, 0.0048] }),
  shared('cx33', 4, 8, 80, { eu: [4.99, 0.008] }),
  shared('cx43', 8, 16, 160, { eu: [8.99, 0.0144] }),
  shared('cx53', 16, 32, 320, { eu: [16.99, 0.0272] }),
  arm('cax11', 2, 4, 40, { eu: [3.29, 0.0053] }),
  arm('cax21', 4, 8, 80, { eu: [5.99, 0.0096] }),
  arm('cax31', 8, 16, 160, { eu: [11.99, 0.0192] }),
  arm('cax41', 16, 32, 320, { eu: [23.99, 0.0384] }),
  shared('cpx12', 1, 2, 40, { sin: [5.99, 0.0096] }),
  shared('cpx22', 2, 4, 80, { eu: [5.99, 0.0096], sin: [11.99, 0.0192] }),
  shared('cpx32', 4, 8, 160, { eu: [10.49, 0.0168], sin: [24.99, 0.04] }),
  shared('cpx42', 8, 16, 320, { eu: [19.49, 0.0312], sin: [42.99, 0.0689] }),
  shared('cpx52', 12, 24, 480, { eu: [27.99, 0.0449], sin: [59.99, 0.0961] }),
  shared('cpx62', 16, 32, 640, { eu: [38.49, 0.0617], sin: [76.99, 0.1234] }),
  dedicated('ccx13', 2, 8, 80, { eu: [11.99, 0.0192], us: [12.99, 0.0209], sin: [21, 0.0337] }),
  dedicated('ccx23', 4, 16, 160, { eu: [23.99, 0.0384], us: [25.99, 0.0417], sin: [39.4, 0.0631] }),
  dedicated('ccx33', 8, 32, 240, { eu: [47.99, 0.0769], us: [49.99, 0.0802], sin: [74.4, 0.1192] }),
  dedicated('ccx43', 16, 64, 360, { eu: [95.99, 0.1538], us: [99.99, 0.1603], sin: [137, 0.2196] }),
  dedicated('ccx53', 32, 128, 600, { eu: [191.99, 0.3077], us: [199.99, 0.3205], sin: [294, 0.4712] }),
  dedicated('ccx63', 48, 192, 960, { eu: [287.99, 0.4615], us: [299.99, 0.4808], sin: [482, 0.7724] }),
];

/** Leaving the EU and Singapore, still sold in the US; prices of August 2025. */
export const firstGenerationTypes: readonly InstanceTypeRow[] = [
  shared('cx22', 2, 4, 40, { eu: [3.29, 0.0052] }),
  shared('cx32', 4, 8, 80, { eu: [6.3, 0.0105] }),
  shared('cx42', 8, 16, 160, { eu: [15.9, 0.0265] }),
  shared('cx52', 16, 32, 320, { eu: [31.9, 0.0532] }),
  shared('cpx11', 2, 2, 40, { eu: [3.85, 0.0063], us: [4.49, 0.0072], sin: [7.4, 0.0119] }),
  shared('cpx21', 3, 4, 80, { eu: [7.05, 0.0112], us: [8.99, 0.0145], sin: [14.1, 0.0226] }),
  shared('cpx31', 4, 8, 160, { eu: [13.1, 0.0211], us: [15.99, 0.0257], sin: [24.8, 0.0397] }),
  shared('cpx41', 8, 16, 240, { eu: [24.7, 0.0409], us: [29.99, 0.0481], sin: [42.6, 0.0683] }),
  shared('cpx51', 16, 32, 360, { eu: [54.4, 0.0872], us: [59.99, 0.0962], sin: [76.9, 0.1232] }),
];
