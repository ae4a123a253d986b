import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { Database } from '../../db/database.ts';
import { startCloudEngine } from './engine/cloudEngine.ts';
import { httpExchange } from './hetzner/exchange.ts';
import { createHetznerCloud, type HetznerCloud } from './hetzner/hetznerCloud.ts';

/** With strongly compressed time, polling must not starve other work. */
const SHORTEST_POLL_MS = 20;

/** A separate project of the embedded cloud, without resources. */
const CATALOGUE_TOKEN = 'catalogue'.padEnd(64, '0');

interface Options {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Base URL of Hetzner's API; without it the embedded cloud is started. */
  hetznerApiUrl: string | undefined;
  /** Token for Hetzner's locations, types and prices when there is no account token. */
  hetznerCatalogueToken?: string | undefined;
  /** Loopback port of the embedded cloud; 0 picks a free one, null does not listen. */
  hetznerEnginePort: number | null;
}

/** Hetzner's cloud or the embedded one, depending on the configuration; both through the same client. */
export async function openCloud(options: Options): Promise<HetznerCloud> {
  const { db, clock, log, hetznerApiUrl, hetznerEnginePort: port } = options;
  if (hetznerApiUrl) {
    const { hetznerCatalogueToken: token } = options;
    const catalogueToken = token === undefined ? undefined : new Secret(token);
    return createHetznerCloud({ exchange: httpExchange(hetznerApiUrl), clock, catalogueToken });
  }
  const engine = await startCloudEngine({ db, clock, log, port });
  const cloud = createHetznerCloud({
    exchange: port === null ? engine.inProcess : httpExchange(engine.url),
    clock,
    scaleTime: (ms) => Math.max(SHORTEST_POLL_MS, clock.simulated(ms)),
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
