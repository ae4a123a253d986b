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
  /** Converts Hetzner's milliseconds to real ones; the identity unless time is compressed. */
  scaleTime?: (ms: number) => number;
  /** Token for locations, types and prices when there is no account token. */
  catalogueToken?: Secret | undefined;
}

export type HetznerCloud = CloudProvider & { close(): Promise<void> };

/** The CloudProvider for Hetzner's API, both the real one and the embedded one. */
export function createHetznerCloud(options: HetznerOptions): HetznerCloud {
  const { exchange, clock, scaleTime = (ms) => ms, catalogueToken = null } = options;
  const transport = createTransport({ exchange, clock });
  const api = createApi(transport);
  const deps: WaitDeps = { api, clock, scaleTime };
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
