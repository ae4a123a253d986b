import type { Clock } from '../../../clock.ts';
import { sha256 } from '../../../crypto/hash.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { offersIn } from '../instanceOffer.ts';
import { locations as shippedLocations } from '../locations.ts';
import type { CloudContext, CloudLocation, CloudPricing, CloudProvider, InstanceType } from '../port.ts';
import { CloudError } from '../port.ts';
import { cloudPricing as shippedPricing } from '../pricing.ts';
import { text } from '../../../messages/messages.ts';
import type { Api, Asker } from './api.ts';
import { createFreshness, TooLate, type Freshness } from './freshness.ts';
import * as wire from './wire.ts';

const GOOD_MS = 10 * 60 * 1_000;
/** Nobody at the console waits longer for newer prices than they have. */
const PATIENCE_MS = 2_000;
const FIRST_PATIENCE_MS = 5_000;

interface Offer {
  locations: CloudLocation[];
  types: wire.WireServerType[];
}

interface Deps {
  api: Api;
  clock: Clock;
  /** Asks for people who have no token yet; without one they see what was asked for last, or the shipped list. */
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
  // A type that does not name the location is not sold there.
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
    },
  ];
}

/** Types that are sold in the location, cheapest first. */
function typesIn({ types }: Offer, location: string, now: Date): InstanceType[] {
  return types
    .flatMap((type) => typeIn(location, type, now))
    .sort((a, b) => a.priceMonthly - b.priceMonthly || a.name.localeCompare(b.name));
}

async function loadOffer(api: Api, asker: Asker): Promise<Offer> {
  const [locations, types] = await Promise.all([
    api.list(asker, '/locations', 'locations', wire.location),
    api.list(asker, '/server_types', 'server_types', wire.serverType),
  ]);
  return { locations: locations.map(toLocation), types };
}

async function loadPricing(api: Api, asker: Asker, now: Date): Promise<CloudPricing> {
  const { pricing } = await api.get(asker, '/pricing', wire.pricing);
  if (pricing.currency !== 'EUR') return { ...shippedPricing };
  const ipv4 = pricing.primary_ips.find(({ type }) => type === 'ipv4')?.prices[0];
  return {
    asOf: now.toISOString().slice(0, 10),
    currency: 'EUR',
    loadBalancers: pricing.load_balancer_types.flatMap(({ name, prices: [price] }) =>
      price ? [{ name, monthly: Number(price.price_monthly.net) }] : [],
    ),
    publicIpv4: {
      monthly: Number(ipv4?.price_monthly.net ?? shippedPricing.publicIpv4.monthly),
      hourly: Number(ipv4?.price_hourly.net ?? shippedPricing.publicIpv4.hourly),
    },
    volumePerGb: Number(pricing.volume.price_per_gb_month.net),
    snapshotPerGb: Number(pricing.image.price_per_gb_month.net),
  };
}

type CatalogueMethods = Pick<CloudProvider, 'listLocations' | 'listInstanceTypes' | 'pricing'>;

/**
 * Locations, types and prices, asked for once in ten minutes and token. A slow or refusing Hetzner never keeps the
 * console waiting: it shows what is known, or the price list that came with this program. A wrong token is told.
 */
export function createCatalogue({ api, clock, catalogueToken }: Deps): CatalogueMethods {
  const options = { clock, goodMs: GOOD_MS, patienceMs: PATIENCE_MS, firstPatienceMs: FIRST_PATIENCE_MS };
  const offers = createFreshness<Offer>(options);
  const prices = createFreshness<CloudPricing>(options);

  /** What Hetzner says, else what it said to anybody, else null. */
  const known = async <T>(
    cache: Freshness<T>,
    context: CloudContext | undefined,
    load: (asker: Asker) => Promise<T>,
  ): Promise<T | null> => {
    const token = context?.token ?? catalogueToken;
    if (!token) return cache.newest() ?? null;
    try {
      return await cache.get(sha256(token.reveal()), () => load({ token, patience: 'console' }));
    } catch (error) {
      const isWrongToken = error instanceof CloudError && error.kind === 'auth';
      if (isWrongToken || !(error instanceof CloudError || error instanceof TooLate)) throw error;
      return cache.newest() ?? null;
    }
  };
  const offer = (context?: CloudContext) => known(offers, context, (asker) => loadOffer(api, asker));

  return {
    listLocations: async () => (await offer())?.locations ?? [...shippedLocations],
    listInstanceTypes: async (name, context) => {
      const found = await offer(context);
      const location = (found?.locations ?? shippedLocations).find((one) => one.name === name);
      if (!location) {
        const why = text('hetzner_no_location', { location: name });
        throw new CloudError({ kind: 'notFound', code: 'not_found', field: 'location', text: why });
      }
      return found ? typesIn(found, name, clock.now()) : offersIn(location, clock.now());
    },
    pricing: async () =>
      (await known(prices, undefined, (asker) => loadPricing(api, asker, clock.now()))) ?? {
        ...shippedPricing,
      },
  };
}
