import { seededBetween } from '../../simulation/chance.ts';
import { slowness } from '../../simulation/sentinels.ts';
import type { CloudProvider } from '../port.ts';
import { CloudError } from '../port.ts';
import type { Engine } from './engine.ts';
import { freshId, toSnapshot } from './records.ts';

type SnapshotMethods = Pick<CloudProvider, 'snapshotServer' | 'listSnapshots' | 'deleteSnapshot'>;

/** Snapshots of the embedded cloud: a snapshot of the same name is taken once. */
export function createSnapshots({ door, store, clock, actions }: Engine): SnapshotMethods {
  return {
    snapshotServer: async (context, serverId, { name, labels }) => {
      const project = await door.write(context);
      const [found] = await store.list(project, { kind: 'snapshot', name });
      if (found) return { snapshot: toSnapshot(found), actionId: null };
      const server = await store.get(project, 'server', serverId);
      if (!server) {
        const message = `There is no server ${serverId} to take a snapshot of.`;
        throw new CloudError({ kind: 'notFound', code: 'not_found', message });
      }
      const sizeGb = seededBetween(`size/${server.name}`, 18, 64) / 10;
      const data = { serverName: server.name, sizeGb, createdAt: clock.now().getTime() };
      const snapshot = { project, kind: 'snapshot', id: freshId(), name, labels, data };
      await store.put(snapshot);
      const ms = seededBetween(`snapshot/${name}`, 30_000, 50_000) * slowness(labels.cluster ?? '');
      const actionId = await actions.start(project, { command: 'create_image', subject: name, labels, ms });
      return { snapshot: toSnapshot(snapshot), actionId };
    },
    listSnapshots: async (context, labels) => {
      const found = await store.list(await door.read(context), { kind: 'snapshot', labels });
      return found.map(toSnapshot).sort((a, b) => a.name.localeCompare(b.name));
    },
    deleteSnapshot: async (context, id) => {
      await store.delete(await door.write(context), 'snapshot', id);
    },
  };
}
