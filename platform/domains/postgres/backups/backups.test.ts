import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import type { PreviewJson } from '../../clusters/clusters.preview.ts';
import { postgresJobs } from '../postgres.jobs.ts';
import { expireJob } from '../postgres.kinds.ts';
import { findPostgres, insertPostgres, patchPostgres, removePostgres } from '../postgres.store.ts';
import { backups, startDatabases } from '../postgres.testing.ts';
import type { timelineJson } from '../postgres.wire.ts';
import type { z } from 'zod';

let world: Awaited<ReturnType<typeof startDatabases>>;

type Timeline = z.output<typeof timelineJson>['timeline'];

const timeline = async (name: string): Promise<Timeline> => {
  const path = `${world.root}/${name}/backup-timeline`;
  return (await world.fleet.call<{ timeline: Timeline }>(world.caller, 'GET', path)).body.timeline;
};
const windowOf = (name: string) =>
  eventually(async () => {
    const { backup_window: found } = await timeline(name);
    if (!found) throw new Error('there is no window yet');
    return found;
  });
const restore = (source: string, name: string, configuration: object = {}, body: object = {}) =>
  world.order({
    appName: 'Postgres Restore',
    configuration: { source_cluster_name: source, new_cluster_name: name, ...configuration },
    ...body,
  });

/** Forgets databases whose last backup has expired. */
async function expire(): Promise<void> {
  const { core, providers, services } = world.fleet.platform.app;
  const job = postgresJobs({ ...core, ...providers, ...services }).find(
    ({ name }) => name === expireJob.name,
  );
  const signal = new AbortController().signal;
  const unused = () => Promise.reject(new Error('not called'));
  const rest = { attempt: 1, step: unused, once: unused, waiting: unused, failsWith: () => true };
  await job?.run({}, { ...rest, signal });
}

/** Kind and database of the owner's notifications. */
const news = async () => {
  const { notifications } = world.fleet.platform.app.services;
  const { rows } = await notifications.page(world.caller.actor, { from: 'newest', limit: 20 });
  return rows.map(({ kind, params }) => ({ kind, name: params['name'] }));
};

beforeAll(async () => {
  world = await startDatabases();
});
afterAll(() => world.fleet.platform.stop());

describe('backups', () => {
  it.each([
    ['wrong keys', { access_key_id: 'wrong-key' }, 'access_key_id', 'objectstore_keys_refused'],
    ['a missing bucket', { backup_s3_bucket: 'missing-one' }, 'backup_s3_bucket', 'objectstore_no_bucket'],
    ['no write access', { backup_s3_bucket: 'readonly-one' }, 'backup_s3_bucket', 'objectstore_no_write'],
  ])('are refused with %s before anything is built', async (_what, changes, field, code) => {
    const { status, body } = await world.create('refused', { ...backups, ...changes });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'bucket_unreachable',
      issues: [{ field: `configuration.${field}`, code }],
    });
    expect(await world.list()).toEqual([]);
  });

  it('are made at once and on demand, and open the window', async () => {
    await world.made('app', backups);
    await windowOf('app');
    const found = await world.until('app', { archiving: 'ok', backup_enabled: true });
    expect(found.backup_path).toBe(`s3://shop-backups/${found.id}`);
    expect(JSON.stringify(found)).not.toContain(backups.access_secret_key);
    const started = await world.post<{ data: { id: string; status: string } }>('app', 'backups');
    expect(started.status).toBe(202);
    await eventually(async () => {
      const { backups: all } = await timeline('app');
      expect(all.find(({ id }) => id === started.body.data.id)).toMatchObject({ status: 'completed' });
    });
    // A backup is no change of the database.
    await eventually(async () => {
      const app = (await world.list()).find(({ cluster_name: name }) => name === 'app');
      expect(app?.last_backup_at).not.toBe(found.last_backup_at);
      expect(app?.updated_at).toBe(found.updated_at);
    });
    expect(await world.actions()).toContainEqual(['postgres.back_up', 'app']);
  });

  it('are refused for a database without them', async () => {
    await world.made('plain');
    expect((await world.post('plain', 'backups')).body.error).toBe('backups_off');
    expect((await restore('plain', 'copy')).body.error).toBe('backups_off');
  });

  it('that do not arrive are reported with the reason', async () => {
    await world.create('archive-fails', backups);
    const failing = await world.until('archive-fails', { status: 'installed', archiving: 'failing' });
    expect(failing.detail?.code).toMatch(/^postgres_archiv/);
    expect(failing.archiving_error).not.toBe('');
    expect(await news()).toContainEqual({ kind: 'backup_failed', name: 'archive-fails' });
  });

  it('that find an archive which is not empty are reported with the way out', async () => {
    await world.create('occupied', { ...backups, backup_s3_bucket: 'occupied-one' });
    await world.until('occupied', { archiving: 'failing', detail: { code: 'postgres_archive_not_empty' } });
  });

  it('that lose their instance are reported', async () => {
    await world.create('backup-interrupted', backups);
    await eventually(async () => {
      const { backups: all } = await timeline('backup-interrupted');
      expect(all).toContainEqual(expect.objectContaining({ status: 'failed' }));
    });
    await world.until('backup-interrupted', {
      status: 'installed',
      last_backup_error: expect.any(String) as string,
    });
  });
});

describe('a restore', () => {
  it('is refused outside of the window', async () => {
    const { earliest, latest } = await windowOf('app');
    const at = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();
    for (const time of [at(earliest, -60_000), at(latest, 3_600_000)]) {
      const specific = { restore_target_time: 'specific', restore_specific_time: time };
      const { status, body } = await restore('app', 'late', specific);
      expect(status).toBe(422);
      expect(body.issues).toMatchObject([
        { field: 'configuration.restore_specific_time', code: 'postgres_restore_outside' },
      ]);
    }
    const { body } = await restore('app', 'late', { restore_target_time: 'specific' });
    expect(body.issues).toMatchObject([{ code: 'postgres_restore_time_required' }]);
  });

  it('needs a free name and a source', async () => {
    const taken = await restore('app', 'plain');
    expect(taken.body).toMatchObject({ error: 'name_taken' });
    expect(taken.body.suggestions).toHaveLength(3);
    expect((await restore('nothing', 'copy')).status).toBe(404);
  });

  it('becomes a new database beside its source, with the same passwords', async () => {
    const { status, body } = await restore('app', 'app-restored', { instances_count: 1 });
    expect(status).toBe(202);
    expect(body.data.restored_from).toMatchObject({ cluster_name: 'app', target_time: null });
    const restored = await world.until('app-restored', { status: 'installed' });
    expect(restored.restored_from?.restored_at).not.toBeNull();
    expect(restored.backup_path).not.toBe((await world.until('app', {})).backup_path);
    const client = await world.client();
    const password = async (name: string) =>
      (await client.get('secrets', { name, namespace: 'databases' })).data?.['password'];
    expect(await password('app-restored-app')).toBe(await password('app-app'));
  });

  it('to a moment sends that moment', async () => {
    const { earliest } = await windowOf('app');
    const specific = { restore_target_time: 'specific', restore_specific_time: earliest };
    expect((await restore('app', 'moment', specific)).status).toBe(202);
    const found = await world.until('moment', { status: 'installed' });
    expect(found.restored_from?.target_time).toBe(earliest);
  });

  it('that fails tells the reason', async () => {
    await restore('app', 'restore-fails');
    const failed = await world.until('restore-fails', { status: 'failed' });
    expect(failed.detail).toMatchObject({ code: 'postgres_restore_failed', params: { source: 'app' } });
    expect(await news()).toContainEqual({ kind: 'restore_failed', name: 'restore-fails' });
    expect((await world.remove(failed.id)).status).toBe(202);
  });

  it('keeps what it reads when its source is deleted, as the dry run tells', async () => {
    const { db } = world.fleet.platform;
    const { id } = await world.until('archive-fails', {});
    const wanted = { appId: id, appName: 'PostgreSQL', dry_run: true };
    const warning = async () => {
      const { body } = await world.fleet.call<{ data: PreviewJson }>(
        world.caller,
        'DELETE',
        world.apps,
        wanted,
      );
      return body.data.dry_run.warnings[0]?.code;
    };
    expect(await warning()).toBe('postgres_deleted_forever');
    const row = await findPostgres(db, id);
    if (!row) throw new Error('the row is gone');
    const source = { id, name: 'archive-fails', config: row.config, targetTime: null };
    const begun = { ...row, id: randomUUID(), name: 'reading', status: 'pending', source } as const;
    await insertPostgres(db, { ...begun, readyAt: null, appliedRevision: 0 });
    expect(await warning()).toBe('postgres_deleted_keeps');
    await removePostgres(db, begun.id);
  });

  it('of a deleted database is possible until retention ends', async () => {
    const { db } = world.fleet.platform;
    const { id } = await world.until('app', { status: 'installed' });
    await world.remove(id);
    const deleted = await world.until('app', { status: 'uninstalled' });
    expect(deleted.deleted_at).not.toBeNull();
    expect(deleted.restorable_until).not.toBeNull();
    const again = await world.create('app');
    expect(again.body).toMatchObject({ error: 'name_taken', code: 'postgres_name_of_deleted' });
    expect((await restore('app', 'app-again')).status).toBe(202);
    await world.until('app-again', { status: 'installed' });
    const wanted = { appId: id, appName: 'PostgreSQL', delete_data: true, dry_run: true };
    type Preview = { data: PreviewJson };
    const preview = await world.fleet.call<Preview>(world.caller, 'DELETE', world.apps, wanted);
    expect(preview.body.data.dry_run).toMatchObject({
      monthly_price_before: null,
      monthly_price_after: 0,
      warnings: [{ code: 'postgres_backups_forgotten' }, { code: 'postgres_files_stay' }],
    });
    // A restore that has only begun keeps them, also when they expire.
    const row = await findPostgres(db, id);
    if (!row) throw new Error('the row is gone');
    const source = { id, name: 'app', config: row.config, targetTime: null };
    const begun = { ...row, id: randomUUID(), name: 'begun', status: 'pending', source } as const;
    await insertPostgres(db, { ...begun, readyAt: null, deletedAt: null, appliedRevision: 0 });
    expect(await world.remove(id, { delete_data: true })).toMatchObject({
      status: 409,
      body: { error: 'busy', code: 'postgres_backups_in_use' },
    });
    await patchPostgres(db, id, { restorableUntil: new Date(0) });
    await expire();
    expect(await findPostgres(db, id)).toMatchObject({ deletesBackups: false });
    await removePostgres(db, begun.id);
    // Its backups are given up, which frees the name.
    expect((await world.remove(id, { delete_data: true })).status).toBe(202);
    await eventually(async () =>
      expect((await world.list()).map((one) => one.cluster_name)).not.toContain('app'),
    );
    expect((await world.create('app')).status).toBe(202);
  });
});

describe('a full disk', () => {
  it('is reported, and ends when the storage grows', async () => {
    await world.create('storage-full', { storage_size: 1 });
    const full = await world.until('storage-full', { detail: { code: 'postgres_storage_full' } });
    expect((await world.update(full.id, { storage_size: 20 })).status).toBe(202);
    await world.until('storage-full', { status: 'installed', detail: null });
  });
});
