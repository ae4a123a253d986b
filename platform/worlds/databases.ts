import type { z } from 'zod';
import {
  createInput,
  restoreInput,
  type postgresFields,
  type restoreFields,
} from '../domains/postgres/postgres.input.ts';
import type { Actor } from '../http/authGuard.ts';
import type { Services } from '../wiring/services.ts';

/** Creates a database, for `onCluster` of a world. */
export const database =
  (configuration: z.input<typeof postgresFields>) =>
  (clusterId: string, by: Actor, past: Services): Promise<unknown> =>
    past.postgres.create(by, clusterId, createInput.parse({ configuration }));

/** Restores a database into a new one. */
export const restoredDatabase =
  (configuration: z.input<typeof restoreFields>) =>
  (clusterId: string, by: Actor, past: Services): Promise<unknown> =>
    past.postgres.restore(by, clusterId, restoreInput.parse({ configuration }));
