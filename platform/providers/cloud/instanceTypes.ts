import type { CloudLocation } from './port.ts';

/** EUR net: per month, per hour. Without the public IPv4 address, which is priced apart. */
export type Price = readonly [monthly: number, hourly: number];
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

/** The day the prices were valid. Hetzner raised them in 2026: never mix the two sets. */
export const instanceTypesAsOf = '2025-10-21';

/** On sale without an end date. */
export const currentTypes: readonly InstanceTypeRow[] = [
  {
    name: 'cx23',
    cores: 2,
    memory: 4,
    disk: 40,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [2.99, 0.0048] },
  },
  {
    name: 'cx33',
    cores: 4,
    memory: 8,
    disk: 80,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [4.99, 0.008] },
  },
  {
    name: 'cx43',
    cores: 8,
    memory: 16,
    disk: 160,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [8.99, 0.0144] },
  },
  {
    name: 'cx53',
    cores: 16,
    memory: 32,
    disk: 320,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [16.99, 0.0272] },
  },
  {
    name: 'cax11',
    cores: 2,
    memory: 4,
    disk: 40,
    cpuType: 'shared',
    architecture: 'arm',
    prices: { eu: [3.29, 0.0053] },
  },
  {
    name: 'cax21',
    cores: 4,
    memory: 8,
    disk: 80,
    cpuType: 'shared',
    architecture: 'arm',
    prices: { eu: [5.99, 0.0096] },
  },
  {
    name: 'cax31',
    cores: 8,
    memory: 16,
    disk: 160,
    cpuType: 'shared',
    architecture: 'arm',
    prices: { eu: [11.99, 0.0192] },
  },
  {
    name: 'cax41',
    cores: 16,
    memory: 32,
    disk: 320,
    cpuType: 'shared',
    architecture: 'arm',
    prices: { eu: [23.99, 0.0384] },
  },
  {
    name: 'cpx12',
    cores: 1,
    memory: 2,
    disk: 40,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { sin: [5.99, 0.0096] },
  },
  {
    name: 'cpx22',
    cores: 2,
    memory: 4,
    disk: 80,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [5.99, 0.0096], sin: [11.99, 0.0192] },
  },
  {
    name: 'cpx32',
    cores: 4,
    memory: 8,
    disk: 160,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [10.49, 0.0168], sin: [24.99, 0.04] },
  },
  {
    name: 'cpx42',
    cores: 8,
    memory: 16,
    disk: 320,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [19.49, 0.0312], sin: [42.99, 0.0689] },
  },
  {
    name: 'cpx52',
    cores: 12,
    memory: 24,
    disk: 480,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [27.99, 0.0449], sin: [59.99, 0.0961] },
  },
  {
    name: 'cpx62',
    cores: 16,
    memory: 32,
    disk: 640,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [38.49, 0.0617], sin: [76.99, 0.1234] },
  },
  {
    name: 'ccx13',
    cores: 2,
    memory: 8,
    disk: 80,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [11.99, 0.0192], us: [12.99, 0.0209], sin: [21, 0.0337] },
  },
  {
    name: 'ccx23',
    cores: 4,
    memory: 16,
    disk: 160,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [23.99, 0.0384], us: [25.99, 0.0417], sin: [39.4, 0.0631] },
  },
  {
    name: 'ccx33',
    cores: 8,
    memory: 32,
    disk: 240,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [47.99, 0.0769], us: [49.99, 0.0802], sin: [74.4, 0.1192] },
  },
  {
    name: 'ccx43',
    cores: 16,
    memory: 64,
    disk: 360,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [95.99, 0.1538], us: [99.99, 0.1603], sin: [137, 0.2196] },
  },
  {
    name: 'ccx53',
    cores: 32,
    memory: 128,
    disk: 600,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [191.99, 0.3077], us: [199.99, 0.3205], sin: [294, 0.4712] },
  },
  {
    name: 'ccx63',
    cores: 48,
    memory: 192,
    disk: 960,
    cpuType: 'dedicated',
    architecture: 'x86',
    prices: { eu: [287.99, 0.4615], us: [299.99, 0.4808], sin: [482, 0.7724] },
  },
];

/** Leaving the EU and Singapore, still sold in the US; prices of August 2025. */
export const firstGenerationTypes: readonly InstanceTypeRow[] = [
  {
    name: 'cx22',
    cores: 2,
    memory: 4,
    disk: 40,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [3.29, 0.0052] },
  },
  {
    name: 'cx32',
    cores: 4,
    memory: 8,
    disk: 80,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [6.3, 0.0105] },
  },
  {
    name: 'cx42',
    cores: 8,
    memory: 16,
    disk: 160,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [15.9, 0.0265] },
  },
  {
    name: 'cx52',
    cores: 16,
    memory: 32,
    disk: 320,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [31.9, 0.0532] },
  },
  {
    name: 'cpx11',
    cores: 2,
    memory: 2,
    disk: 40,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [3.85, 0.0063], us: [4.49, 0.0072], sin: [7.4, 0.0119] },
  },
  {
    name: 'cpx21',
    cores: 3,
    memory: 4,
    disk: 80,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [7.05, 0.0112], us: [8.99, 0.0145], sin: [14.1, 0.0226] },
  },
  {
    name: 'cpx31',
    cores: 4,
    memory: 8,
    disk: 160,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [13.1, 0.0211], us: [15.99, 0.0257], sin: [24.8, 0.0397] },
  },
  {
    name: 'cpx41',
    cores: 8,
    memory: 16,
    disk: 240,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [24.7, 0.0409], us: [29.99, 0.0481], sin: [42.6, 0.0683] },
  },
  {
    name: 'cpx51',
    cores: 16,
    memory: 32,
    disk: 360,
    cpuType: 'shared',
    architecture: 'x86',
    prices: { eu: [54.4, 0.0872], us: [59.99, 0.0962], sin: [76.9, 0.1232] },
  },
];

/** Location → price group: one price list serves several locations. */
export function priceGroup(location: Pick<CloudLocation, 'networkZone'>): PriceGroup {
  if (location.networkZone === 'eu-central') return 'eu';
  return location.networkZone === 'ap-southeast' ? 'sin' : 'us';
}

/** Days from today: negative is past. */
export interface Departure {
  announced: number;
  unavailableAfter: number;
}

/**
 * When the first generation leaves. The true dates were not published, so they are counted from today: there is
 * always one type that is leaving, and one that has left.
 */
const departures: Readonly<Record<PriceGroup, Departure | null>> = {
  eu: { announced: -45, unavailableAfter: 75 },
  us: null,
  sin: { announced: -20, unavailableAfter: 100 },
};

/** Exceptions, as `type@location`. */
const gone: Readonly<Record<string, Departure>> = {
  'cpx11@hel1': { announced: -120, unavailableAfter: -12 },
  'cx52@nbg1': { announced: -120, unavailableAfter: -30 },
};

const soldOut: ReadonlySet<string> = new Set(['cax21@nbg1']);

/** When the type leaves the location, or null. */
export function departure(
  row: InstanceTypeRow,
  location: Pick<CloudLocation, 'name' | 'networkZone'>,
): Departure | null {
  if (!firstGenerationTypes.includes(row)) return null;
  return gone[`${row.name}@${location.name}`] ?? departures[priceGroup(location)];
}

/** True when the location has no server of the type left for now. */
export function isSoldOutIn(type: string, location: string): boolean {
  return soldOut.has(`${type}@${location}`);
}
