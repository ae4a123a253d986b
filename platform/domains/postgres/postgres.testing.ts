import { expect } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { startFleet, type Caller, type Refusal } from '../clusters/fleet.testing.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { PostgresJson } from './postgres.wire.ts';

export type Body = { data: PostgresJson } & Refusal & { code: string; suggestions?: string[] };

export const backups = {
  backup_enabled: true,
  backup_s3_bucket: 'shop-backups',
  access_key_id: 'AKIAEXAMPLE',
  access_secret_key: 's3cret-key',
};

/** A platform with one cluster, and what tests do with databases on it. */
export async function startDatabases() {
  const fleet = await startFleet();
  const caller = await fleet.owner();
  const { id } = await fleet.active(caller, { name: 'shop' });
  const apps = `/api/clusters/${id}/apps`;
  const root = `${apps}/postgres`;

  const order = (body: object, by: Caller = caller) => fleet.call<Body>(by, 'POST', apps, body);
  const create = (name: string, configuration: object = {}, body: object = {}) =>
    order({
      appName: 'Postgres',
      configuration: { cluster_name: name, ...configuration },
      with_dependencies: true,
      ...body,
    });
  const list = async () =>
    (await fleet.call<{ clusters: PostgresJson[] }>(caller, 'GET', `${root}/clusters`)).body.clusters;
  /** Waits for a state, but not after the database has failed. */
  const until = async (name: string, wanted: Record<string, unknown>) => {
    const settled = await eventually(async () => {
      const found = (await list()).find((one) => one.cluster_name === name);
      if (found?.status !== 'failed') expect(found).toMatchObject(wanted);
      return found;
    });
    expect({ ...settled, ...(wanted['status'] !== 'failed' && { message: settled?.message }) }).toMatchObject(
      wanted,
    );
    return settled as PostgresJson;
  };
  return {
    ...{ fleet, caller, id, apps, root, order, create, list, until },
    client: () => fleet.platform.app.providers.kubernetesClients.of(id),
    /** Creates a database and waits until it serves. */
    made: async (name: string, configuration: object = {}) => {
      const { status, body } = await create(name, configuration);
      if (status !== 202) throw new Error(JSON.stringify(body));
      return until(name, { status: 'installed' });
    },
    update: (appId: string, configuration: object, body: object = {}) =>
      fleet.call<Body>(caller, 'PUT', `${apps}/${appId}`, { appName: 'PostgreSQL', configuration, ...body }),
    remove: (appId: string, body: object = {}) =>
      fleet.call<Body>(caller, 'DELETE', apps, { appId, appName: 'PostgreSQL', ...body }),
    preview: async (body: object) =>
      (await fleet.call<{ data: PreviewJson }>(caller, 'POST', apps, { ...body, dry_run: true })).body.data,
    /** The actions in the cluster's timeline with their targets. */
    actions: async () => {
      const { timeline } = fleet.platform.app.services;
      const { rows } = await timeline.page(caller.actor, id, { from: 'newest', limit: 50 });
      return rows.map(({ data }) => [data?.['action'], data?.['target']]);
    },
    post: <T = Body>(name: string, action: string, body: object = {}) =>
      fleet.call<T>(caller, 'POST', `${root}/${name}/${action}`, body),
  };
}
