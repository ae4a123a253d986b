import { departure, isSoldOutIn, priceGroup } from './availability.ts';
import { currentTypes, firstGenerationTypes } from './instanceTypes.ts';
import type { InstanceTypeRow } from './instanceTypes.ts';
import type { CloudLocation, InstanceType } from './port.ts';

const DAY = 86_400_000;

function midnight(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY);
}

/** Description by family, like Hetzner's. */
function describe({ name, cpuType, architecture }: InstanceTypeRow): string {
  const family = architecture === 'arm' ? 'Ampere Arm' : cpuType === 'dedicated' ? 'Dedicated' : 'Shared';
  return `${name.toUpperCase()}, ${family} vCPU`;
}

function offer(row: InstanceTypeRow, location: CloudLocation, now: Date): InstanceType[] {
  const price = row.prices[priceGroup(location)];
  if (!price) return [];
  const leaving = departure(row, location);
  const unavailableAfter = leaving && midnight(now, leaving.unavailableAfter);
  return [
    {
      name: row.name,
      description: describe(row),
      cores: row.cores,
      memory: row.memory,
      disk: row.disk,
      cpuType: row.cpuType,
      architecture: row.architecture,
      priceMonthly: price[0],
      priceHourly: price[1],
      deprecationAnnounced: leaving && midnight(now, leaving.announced),
      unavailableAfter,
      available:
        !isSoldOutIn(row.name, location.name) && (unavailableAfter === null || unavailableAfter > now),
      isShipped: false,
    },
  ];
}

/** What the embedded cloud sells in the location, cheapest first; dates count from `now`. */
export function offersIn(location: CloudLocation, now: Date): InstanceType[] {
  return [...currentTypes, ...firstGenerationTypes]
    .flatMap((row) => offer(row, location, now))
    .sort((a, b) => a.priceMonthly - b.priceMonthly || a.name.localeCompare(b.name));
}

/**
 * All types of the location with their prices, for when the true offer is not known: nothing is sold out or ends, because
 * existing servers of a type that has left still have its price.
 */
export function shippedOffersIn(location: CloudLocation, now: Date): InstanceType[] {
  return offersIn(location, now).map((offer) => ({
    ...offer,
    deprecationAnnounced: null,
    unavailableAfter: null,
    available: true,
    isShipped: true,
  }));
}
