import { seededInt } from '../../simulation/chance.ts';
import { offersIn } from '../instanceOffer.ts';
import { currentTypes, firstGenerationTypes } from '../instanceTypes.ts';
import { findLocation, locations } from '../locations.ts';
import type { CloudLocation, InstanceType } from '../port.ts';
import { cloudPricing } from '../pricing.ts';
import { ApiError } from './apiError.ts';
import type { Engine } from './engine.ts';
import { filtered, idOf, pageOf, sorted, type Query } from './lists.ts';

const VAT_RATE = 19;

/** Prices are texts: net, and gross with the German VAT. */
export function priceJson(net: number): { net: string; gross: string } {
  return { net: net.toFixed(10), gross: (net * (1 + VAT_RATE / 100)).toFixed(16) };
}

/** A small stable id for things that have no row. */
export function stableId(kind: string, name: string): number {
  return 1 + (seededInt(`${kind}/${name}`) % 100_000);
}

const coordinates: Readonly<Record<string, readonly [number, number]>> = {
  fsn1: [50.47612, 12.370071],
  nbg1: [49.452102, 11.076665],
  hel1: [60.169855, 24.938379],
  ash: [39.045821, -77.487073],
  hil: [45.54222, -122.951924],
  sin: [1.283333, 103.833333],
};

/** A location as Hetzner tells it. */
export function locationJson({ name, city, country, description, networkZone }: CloudLocation) {
  const [latitude, longitude] = coordinates[name] ?? [0, 0];
  const id = 1 + locations.findIndex((one) => one.name === name);
  return { id, name, description, country, city, latitude, longitude, network_zone: networkZone };
}

/** The location of that name as Hetzner tells it, or null. */
export function locationNamed(name: string) {
  const found = findLocation(name);
  return found ? locationJson(found) : null;
}

function priceIn(location: string, offer: InstanceType) {
  return {
    location,
    price_hourly: priceJson(offer.priceHourly),
    price_monthly: priceJson(offer.priceMonthly),
    included_traffic:
      location === 'ash' || location === 'hil' || location === 'sin' ? 1_099_511_627_776 : 21_990_232_555_520,
    price_per_tb_traffic: priceJson(location === 'sin' ? 7.4 : 1),
  };
}

function availabilityIn({ name }: CloudLocation, offer: InstanceType) {
  const { deprecationAnnounced, unavailableAfter, available } = offer;
  const deprecation =
    deprecationAnnounced && unavailableAfter
      ? { announced: deprecationAnnounced.toISOString(), unavailable_after: unavailableAfter.toISOString() }
      : null;
  const id = locationNamed(name)?.id ?? 0;
  return { id, name, available, recommended: available && deprecation === null, deprecation };
}

function makeServerTypes(now: Date) {
  const offers = locations.map((location) => ({ location, types: offersIn(location, now) }));
  return [...currentTypes, ...firstGenerationTypes].map(
    ({ name, cores, memory, disk, cpuType, architecture }) => {
      const sold = offers.flatMap(({ location, types }) => {
        const offer = types.find((one) => one.name === name);
        return offer ? [{ location, offer }] : [];
      });
      return {
        id: stableId('server_type', name),
        name,
        description: sold[0]?.offer.description ?? name.toUpperCase(),
        category: cpuType === 'dedicated' ? 'General Purpose' : 'Cost-Optimized',
        cores,
        memory,
        disk,
        cpu_type: cpuType,
        architecture,
        storage_type: 'local',
        deprecated: false,
        deprecation: null,
        prices: sold.map(({ location, offer }) => priceIn(location.name, offer)),
        locations: sold.map(({ location, offer }) => availabilityIn(location, offer)),
      };
    },
  );
}

/** A server type as Hetzner tells it. */
export type ServerType = ReturnType<typeof makeServerTypes>[number];

const DAY = 86_400_000;
let made: { day: number; types: ServerType[] } | undefined;

/** Every server type with its prices and where it is sold, in the order of the price list; it changes at midnight. */
export function serverTypes(now: Date): ServerType[] {
  const day = Math.floor(now.getTime() / DAY);
  if (made?.day !== day) made = { day, types: makeServerTypes(now) };
  return made.types;
}

/** The server type of that id or name, or undefined. */
export function findServerType(idOrName: string, now: Date) {
  return serverTypes(now).find(({ id, name }) => name === idOrName || String(id) === idOrName);
}

const balancerSizes = { lb11: [5, 25, 10_000], lb21: [15, 75, 20_000], lb31: [30, 150, 40_000] } as const;
const balancerPrices = { lb11: 5.39, lb21: 16.4, lb31: 32.9 } as const;
type BalancerName = keyof typeof balancerSizes;

function balancerTypeJson(name: BalancerName) {
  const [services, targets, connections] = balancerSizes[name];
  const monthly =
    cloudPricing.loadBalancers.find((one) => one.name === name)?.monthly ?? balancerPrices[name];
  return {
    id: 1 + Object.keys(balancerSizes).indexOf(name),
    name,
    description: name.toUpperCase(),
    max_services: services,
    max_targets: targets,
    max_connections: connections,
    max_assigned_certificates: services * 2,
    deprecated: null,
    deprecation: null,
    prices: locations.map((location) => ({
      location: location.name,
      price_hourly: priceJson(monthly / 624),
      price_monthly: priceJson(monthly),
      included_traffic: 21_990_232_555_520,
      price_per_tb_traffic: priceJson(1),
    })),
  };
}

/** Every load balancer type. */
export function loadBalancerTypes() {
  return (Object.keys(balancerSizes) as BalancerName[]).map(balancerTypeJson);
}

const primaryIpPrices = () =>
  locations.map(({ name }) => ({
    location: name,
    price_hourly: priceJson(cloudPricing.publicIpv4.hourly),
    price_monthly: priceJson(cloudPricing.publicIpv4.monthly),
  }));

function pricingJson(now: Date) {
  return {
    currency: cloudPricing.currency,
    vat_rate: VAT_RATE.toFixed(10),
    image: { price_per_gb_month: priceJson(cloudPricing.snapshotPerGb) },
    volume: { price_per_gb_month: priceJson(cloudPricing.volumePerGb) },
    server_backup: { percentage: '20.0000000000' },
    primary_ips: [{ type: 'ipv4', prices: primaryIpPrices() }],
    load_balancer_types: loadBalancerTypes().map(({ id, name, prices }) => ({ id, name, prices })),
    server_types: serverTypes(now).map(({ id, name, prices }) => ({ id, name, prices })),
  };
}

interface Fixed {
  id: number;
  name: string;
}

/** A list and its members that nobody can change. */
function fixedRoutes<T extends Fixed>({ app }: Engine, path: string, one: string, all: () => T[]): void {
  app.get<{ Querystring: Query }>(`/${path}`, async ({ query }) => {
    const { rows, meta } = pageOf(query, sorted(query, filtered(query, all())));
    return { [path]: rows, meta };
  });
  app.get<{ Params: { id: string } }>(`/${path}/:id`, async ({ params }) => {
    const found = all().find(({ id }) => id === idOf(params.id));
    if (!found) throw new ApiError('not_found', `${one} with ID '${params.id}' not found`);
    return { [one]: found };
  });
}

/** What is for sale: locations, types and prices. Data centres were removed from the API. */
export function catalogueRoutes(engine: Engine): void {
  const { app, clock } = engine;
  fixedRoutes(engine, 'locations', 'location', () => locations.map(locationJson));
  fixedRoutes(engine, 'server_types', 'server_type', () => serverTypes(clock.now()));
  fixedRoutes(engine, 'load_balancer_types', 'load_balancer_type', loadBalancerTypes);
  app.get('/pricing', async () => ({ pricing: pricingJson(clock.now()) }));
  for (const path of ['/datacenters', '/datacenters/:id']) {
    app.get(path, async () => {
      const details = { announcement: 'https://docs.hetzner.cloud/changelog' };
      throw new ApiError('deprecated_api_endpoint', 'datacenters were removed, use locations', details);
    });
  }
}
