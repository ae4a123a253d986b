import { seededInt } from '../../simulation/chance.ts';
import { offersIn } from '../instanceOffer.ts';
import { currentTypes, firstGenerationTypes } from '../instanceTypes.ts';
import { findLocation, locations } from '../locations.ts';
import type { CloudLocation, InstanceType } from '../port.ts';
import type { Engine } from './engine.ts';
import { filtered, pageOf, type Query } from './lists.ts';

/** Prices are strings. */
function priceJson(net: number): { net: string } {
  return { net: net.toFixed(10) };
}

/** An id for objects that have no row, the same in every process. */
export function stableId(kind: string, name: string): number {
  return 1 + (seededInt(`${kind}/${name}`) % 100_000);
}

function locationJson({ name, city, country, description, networkZone }: CloudLocation) {
  return { name, description, country, city, network_zone: networkZone };
}

/** The location of that name in Hetzner's format, or null. */
export function locationNamed(name: string) {
  const found = findLocation(name);
  return found ? locationJson(found) : null;
}

function priceIn(location: string, offer: InstanceType) {
  return {
    location,
    price_hourly: priceJson(offer.priceHourly),
    price_monthly: priceJson(offer.priceMonthly),
  };
}

function availabilityIn({ name }: CloudLocation, offer: InstanceType) {
  const { deprecationAnnounced, unavailableAfter, available } = offer;
  const deprecation =
    deprecationAnnounced && unavailableAfter
      ? { announced: deprecationAnnounced.toISOString(), unavailable_after: unavailableAfter.toISOString() }
      : null;
  return { name, available, deprecation };
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
        cores,
        memory,
        disk,
        cpu_type: cpuType,
        architecture,
        prices: sold.map(({ location, offer }) => priceIn(location.name, offer)),
        locations: sold.map(({ location, offer }) => availabilityIn(location, offer)),
      };
    },
  );
}

/** A server type in Hetzner's format. */
export type ServerType = ReturnType<typeof makeServerTypes>[number];

const DAY = 86_400_000;
let cached: { day: number; types: ServerType[] } | undefined;

/** All server types with prices and availability per location. Cached per day, because deprecation dates count from today. */
function serverTypes(now: Date): ServerType[] {
  const day = Math.floor(now.getTime() / DAY);
  if (cached?.day !== day) cached = { day, types: makeServerTypes(now) };
  return cached.types;
}

/** The server type of that id or name, or undefined. */
export function findServerType(idOrName: string, now: Date) {
  return serverTypes(now).find(({ id, name }) => name === idOrName || String(id) === idOrName);
}

function listRoute<T extends { name: string }>({ app }: Engine, path: string, all: () => T[]): void {
  app.get<{ Querystring: Query }>(`/${path}`, async ({ query }) => {
    const { rows, meta } = pageOf(query, filtered(query, all()));
    return { [path]: rows, meta };
  });
}

/** Locations, and server types with their prices. */
export function catalogueRoutes(engine: Engine): void {
  listRoute(engine, 'locations', () => locations.map(locationJson));
  listRoute(engine, 'server_types', () => serverTypes(engine.clock.now()));
}
