import type { z } from 'zod';
import { createBody, updateBody } from '../domains/deployments/deployments.input.ts';
import type { Actor } from '../http/authGuard.ts';
import type { Services } from '../wiring/services.ts';

/** Creates a deployment, for `onCluster` of a world. */
export const deployment =
  (form: z.input<typeof createBody>) =>
  (clusterId: string, by: Actor, past: Services): Promise<unknown> =>
    past.deployments.create(by, clusterId, createBody.parse(form));

/** Changes settings of a deployment. */
export const deploys =
  (name: string, changes: z.input<typeof updateBody>) =>
  async (clusterId: string, by: Actor, past: Services): Promise<void> => {
    const found = (await past.deployments.list(by, clusterId)).find(({ row }) => row.name === name);
    if (!found) throw new Error(`this world has no deployment ${name}`);
    await past.deployments.update(by, found.row.id, updateBody.parse(changes));
  };
