import type { InstanceTypeRow, PriceGroup } from './instanceTypes.ts';
import { firstGenerationTypes } from './instanceTypes.ts';
import type { CloudLocation } from './port.ts';

/** Location → price group: several locations share a price list. */
export function priceGroup(location: Pick<CloudLocation, 'networkZone'>): PriceGroup {
  if (location.networkZone === 'eu-central') return 'eu';
  return location.networkZone === 'ap-southeast' ? 'sin' : 'us';
}

/** Days from today; negative is in the past. */
interface Departure {
  announced: number;
  unavailableAfter: number;
}

/**
 * When the first generation leaves. The true dates were not published, so they count from today: there is always one
 * type that is leaving, and one that has left.
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

/** True if the type is currently sold out in the location. */
export function isSoldOutIn(type: string, location: string): boolean {
  return soldOut.has(`${type}@${location}`);
}
