import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { Database } from '../../db/database.ts';
import { startCloudEngine } from './engine/cloudEngine.ts';
import { httpExchange } from './hetzner/exchange.ts';
import { createHetznerCloud, type HetznerCloud } from './hetzner/hetznerCloud.ts';

/** Even with time compressed to nothing a poll must let other work run. */
const SHORTEST_POLL_MS = 20;

/** A project of its own in the embedded cloud, in which nothing is ever made. */
const CATALOGUE_TOKEN = 'catalogue'.padEnd(64, '0');

interface Options {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Where the real Hetzner Cloud is; without it the embedded one is started. */
  hetznerApiUrl: string | undefined;
  /** Asks the real one for locations, types and prices when nobody's token is at hand. */
  hetznerCatalogueToken?: string | undefined;
  /** Port of the embedded one on loopback; 0 picks a free one, null does without: only this process can ask it. */
  hetznerEnginePort: number | null;
}

/** The cloud that the configuration names: Hetzner's, or the embedded one, which speaks the same over loopback. */
export async function openCloud(options: Options): Promise<HetznerCloud> {
  const { db, clock, log, hetznerApiUrl, hetznerEnginePort: port } = options;
  if (hetznerApiUrl) {
    const { hetznerCatalogueToken: token } = options;
    const catalogueToken = token === undefined ? undefined : new Secret(token);
    return createHetznerCloud({ exchange: httpExchange(hetznerApiUrl), clock, catalogueToken });
  }
  const engine = await startCloudEngine({ db, clock, log, port });
  const cloud = createHetznerCloud({
    exchange: port === null ? engine.inside : httpExchange(engine.url),
    clock,
    pace: (ms) => Math.max(SHORTEST_POLL_MS, clock.simulated(ms)),
    catalogueToken: new Secret(CATALOGUE_TOKEN),
  });
  return {
    ...cloud,
    close: async () => {
      await cloud.close();
      await engine.close();
    },
  };
}
