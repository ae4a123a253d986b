import type { Clock } from '../../../clock.ts';
import { slowness } from '../../simulation/sentinels.ts';
import type { CloudResource, CloudStore } from '../cloudStore.ts';
import { offersIn } from '../instanceOffer.ts';
import { findLocation, locations } from '../locations.ts';
import type { CloudProvider, Swept } from '../port.ts';
import { CloudError, sweptKinds } from '../port.ts';
import { cloudPricing } from '../pricing.ts';
import { createActions } from './actions.ts';
import type { Engine } from './engine.ts';
import { createProjectDoor } from './project.ts';
import { createServers } from './servers.ts';
import { createSnapshots } from './snapshots.ts';
import { createSurroundings, invalid } from './surroundings.ts';

type CatalogueMethods = Pick<
  CloudProvider,
  'validateToken' | 'listLocations' | 'listInstanceTypes' | 'pricing'
>;

function createCatalogue({ door, clock }: Engine): CatalogueMethods {
  return {
    validateToken: (token, signal) => {
      signal?.throwIfAborted();
      return door.check(token);
    },
    listLocations: async () => [...locations],
    listInstanceTypes: async (name, context) => {
      if (context) await door.read(context);
      const location = findLocation(name);
      if (location) return offersIn(location, clock.now());
      const message = `There is no location ${name}.`;
      throw new CloudError({ kind: 'notFound', code: 'not_found', field: 'location', message });
    },
    pricing: async () => cloudPricing,
  };
}

/** Deletes what carries the labels, kind by kind: servers leave before the network they hang on. */
function createSweep({ door, store, clock }: Engine): CloudProvider['sweep'] {
  return async (context, labels, onProgress) => {
    const project = await door.write(context);
    // Sweeping without a label would empty a project that people share with other things.
    if (Object.keys(labels).length === 0) throw invalid('labels', 'A sweep needs at least one label.');
    const found: CloudResource[] = [];
    for (const kind of sweptKinds) found.push(...(await store.list(project, { kind, labels })));
    const swept: Swept[] = [];
    for (const { kind, id, name } of found) {
      await clock.sleep(clock.simulated(1_500 * slowness(labels.cluster ?? '')), context.signal);
      await store.delete(project, kind, id);
      const known = sweptKinds.find((one) => one === kind);
      if (known) swept.push({ kind: known, name });
      const progress = Math.floor((100 * swept.length) / found.length);
      await onProgress?.({ progress, done: swept.length, total: found.length });
    }
    for (const action of await store.list(project, { kind: 'action', labels })) {
      await store.delete(project, 'action', action.id);
    }
    return swept;
  };
}

/** A Hetzner Cloud inside this process: projects by token, actions that take (compressed) time, real refusals. */
export function createEmbeddedCloud({ store, clock }: { store: CloudStore; clock: Clock }): CloudProvider {
  const actions = createActions(store, clock);
  const engine: Engine = { store, clock, door: createProjectDoor(clock), actions };
  return {
    ...createCatalogue(engine),
    ...createSurroundings(engine),
    ...createServers(engine),
    ...createSnapshots(engine),
    awaitActions: async (context, ids, onProgress) => {
      const project = await engine.door.read(context);
      await actions.wait(project, ids, { signal: context.signal, onProgress });
    },
    sweep: createSweep(engine),
  };
}
