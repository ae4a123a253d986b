import type { Clock } from '../../../clock.ts';
import { sha256 } from '../../../crypto/hash.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { shippedOffersIn } from '../instanceOffer.ts';
import { locations as shippedLocations } from '../locations.ts';
import type { CloudContext, CloudLocation, CloudProvider, InstanceType } from '../port.ts';
import { CloudError } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import type { Api, ApiContext } from './api.ts';
import { createFreshness, TooLate } from './freshness.ts';
import * as wire from './wire.ts';

const FRESH_MS = 10 * 60 * 1_000;
/** How long the console waits for newer prices, and for the first ones. */
const PATIENCE_MS = 2_000;
const FIRST_PATIENCE_MS = 5_000;

interface Offer {
  locations: CloudLocation[];
  types: wire.WireServerType[];
}

interface Deps {
  api: Api;
  clock: Clock;
  /** For accounts without a token; if null, they get the newest cached response or the shipped list. */
  catalogueToken: Secret | null;
}

function toLocation({
  network_zone: networkZone,
  ...rest
}: (typeof wire.location)['_output']): CloudLocation {
  return { ...rest, networkZone };
}

function typeIn(location: string, type: wire.WireServerType, now: Date): InstanceType[] {
  const price = type.prices.find((one) => one.location === location);
  // Types are only sold in the locations that they list.
  const sold = type.locations.find(({ name }) => name === location);
  if (!price || !sold) return [];
  const unavailableAfter = sold.deprecation ? new Date(sold.deprecation.unavailable_after) : null;
  return [
    {
      name: type.name,
      description: type.description,
      cores: type.cores,
      memory: type.memory,
      disk: type.disk,
      cpuType: type.cpu_type,
      architecture: type.architecture,
      priceMonthly: Number(price.price_monthly.net),
      priceHourly: Number(price.price_hourly.net),
      deprecationAnnounced: sold.deprecation ? new Date(sold.deprecation.announced) : null,
      unavailableAfter,
      available: sold.available && (unavailableAfter === null || unavailableAfter > now),
      isShipped: false,
    },
  ];
}

/** Types that are sold in the location, cheapest first. */
function typesIn({ types }: Offer, location: string, now: Date): InstanceType[] {
  return types
    .flatMap((type) => typeIn(location, type, now))
    .sort((a, b) => a.priceMonthly - b.priceMonthly || a.name.localeCompare(b.name));
}

async function loadOffer(api: Api, context: ApiContext): Promise<Offer> {
  const [locations, types] = await Promise.all([
    api.list(context, '/locations', 'locations', wire.location),
    api.list(context, '/server_types', 'server_types', wire.serverType),
  ]);
  return { locations: locations.map(toLocation), types };
}

type CatalogueMethods = Pick<CloudProvider, 'listLocations' | 'listInstanceTypes'>;

/**
 * Locations, types and prices, cached for ten minutes per token. Without a token, or when Hetzner is slow or fails, the
 * newest cached response is used, else the shipped price list; an invalid token is still an error.
 */
export function createCatalogue({ api, clock, catalogueToken }: Deps): CatalogueMethods {
  const offers = createFreshness<Offer>({
    clock,
    freshMs: FRESH_MS,
    patienceMs: PATIENCE_MS,
    firstPatienceMs: FIRST_PATIENCE_MS,
  });

  /** Hetzner's current response to this token, else the newest one to any token, else null. */
  const offer = async (context?: CloudContext): Promise<Offer | null> => {
    const token = context?.token ?? catalogueToken;
    if (!token) return offers.newest() ?? null;
    try {
      return await offers.get(sha256(token.reveal()), () => loadOffer(api, { token, patience: 'console' }));
    } catch (error) {
      const isWrongToken = error instanceof CloudError && error.kind === 'auth';
      if (isWrongToken || !(error instanceof CloudError || error instanceof TooLate)) throw error;
      return offers.newest() ?? null;
    }
  };

  return {
    listLocations: async () => (await offer())?.locations ?? [...shippedLocations],
    listInstanceTypes: async (name, context) => {
      const found = await offer(context);
      const location = (found?.locations ?? shippedLocations).find((one) => one.name === name);
      if (!location) {
        const why = text('hetzner_no_location', { location: name });
        throw new CloudError({ kind: 'notFound', code: 'not_found', field: 'location', text: why });
      }
      return found ? typesIn(found, name, clock.now()) : shippedOffersIn(location, clock.now());
    },
  };
}
