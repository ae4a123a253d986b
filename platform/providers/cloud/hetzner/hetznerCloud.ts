import type { Clock } from '../../../clock.ts';
import type { Secret } from '../../../crypto/secret.ts';
import type { CloudProvider } from '../port.ts';
import { awaitActions, type WaitDeps } from './actions.ts';
import { createApi } from './api.ts';
import { createCatalogue } from './catalogue.ts';
import { createServers, createSnapshots } from './servers.ts';
import { createInfrastructure } from './infrastructure.ts';
import type { Exchange } from './exchange.ts';
import { createSweep } from './sweep.ts';
import { createTokenCheck } from './tokens.ts';
import { createTransport } from './transport.ts';

interface HetznerOptions {
  exchange: Exchange;
  clock: Clock;
  /** Real milliseconds for so many of Hetzner's; the same, unless the cloud runs in compressed time. */
  pace?: (ms: number) => number;
  /** Asks for locations, types and prices when nobody's token is at hand. */
  catalogueToken?: Secret | undefined;
}

export type HetznerCloud = CloudProvider & { close(): Promise<void> };

/** Hetzner Cloud over HTTP: the one implementation of the port, whether the real one answers or the embedded one. */
export function createHetznerCloud(options: HetznerOptions): HetznerCloud {
  const { exchange, clock, pace = (ms) => ms, catalogueToken = null } = options;
  const transport = createTransport({ exchange, clock });
  const api = createApi(transport);
  const deps: WaitDeps = { api, clock, pace };
  return {
    validateToken: createTokenCheck(transport),
    ...createCatalogue({ api, clock, catalogueToken }),
    ...createInfrastructure(deps),
    ...createServers(deps),
    ...createSnapshots(deps),
    awaitActions: (context, ids, onProgress, waiting) =>
      awaitActions(deps, context, ids, onProgress, waiting),
    sweep: createSweep(deps),
    close: () => transport.close(),
  };
}
