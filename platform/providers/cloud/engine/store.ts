import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { rowsOf, transaction, type Database, type Queryable } from '../../../db/database.ts';
import { cloudResources } from '../../../db/schema/providers.ts';
import { wakeClusters } from '../../kubernetes/wakeClusters.ts';
import { ApiError } from './apiError.ts';
import { Project } from './project.ts';
import { kinds, type Action, type ActionRecord, type Kind, type Resource } from './records.ts';

/** Kinds of rows that are not resources: actions, and the state of the rate limit. */
const ACTION = 'actions';
const ALLOWANCE = 'allowance';

/** One lock for all writers of all processes: addresses, names and quotas are read before they are taken. */
const WRITE_LOCK = 7_202_611;

/** The columns that the engine reads. */
const columns = {
  kind: cloudResources.kind,
  externalId: cloudResources.externalId,
  name: cloudResources.name,
  labels: cloudResources.labels,
  spec: cloudResources.spec,
};
type Row = Pick<typeof cloudResources.$inferSelect, keyof typeof columns>;

/** Only this store writes these rows, so `spec` is the record of its kind. */
function fromRow({ kind, externalId, name, labels, spec }: Row): Resource {
  return { kind, id: Number(externalId), name, labels, data: spec } as unknown as Resource;
}

function actionFromRow({ externalId, spec }: Row): Action {
  return { id: Number(externalId), data: spec as unknown as ActionRecord };
}

async function load(db: Queryable, project: string): Promise<Project> {
  const { accountId, kind } = cloudResources;
  const rows = await db
    .select(columns)
    .from(cloudResources)
    .where(and(eq(accountId, project), inArray(kind, kinds)))
    .orderBy(cloudResources.externalId);
  return new Project(rows.map(fromRow));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The clusters whose servers the project changed. Labels are free text. */
function clustersOf({ changed, removed }: Project): string[] {
  const servers = [...changed, ...removed].filter(({ kind }) => kind === 'servers');
  const ids = servers.map(({ labels }) => labels['cluster-id'] ?? '');
  return [...new Set(ids)].filter((id) => UUID.test(id));
}

async function save(db: Queryable, accountId: string, { changed, removed, actions }: Project): Promise<void> {
  const records = [
    ...[...changed].map(({ kind, id, name, labels, data }) => ({ kind, id, name, labels, data })),
    ...actions.map(({ id, data }) => ({ kind: ACTION, id, name: data.command, labels: {}, data })),
  ];
  if (records.length > 0) {
    const values = records.map(({ kind, id, name, labels, data }) => ({
      accountId,
      kind,
      externalId: String(id),
      name,
      labels: { ...labels },
      spec: { ...data },
      status: 'present',
    }));
    const excluded = {
      name: sql`excluded.name`,
      labels: sql`excluded.labels`,
      spec: sql`excluded.spec`,
      updatedAt: sql`now()`,
    };
    await db
      .insert(cloudResources)
      .values(values)
      .onConflictDoUpdate({
        target: [cloudResources.kind, cloudResources.externalId],
        set: excluded,
        // Ids are random: one that another project already has must not overwrite that project's resource.
        setWhere: eq(cloudResources.accountId, accountId),
      });
  }
  for (const { kind, id } of removed) {
    await db
      .delete(cloudResources)
      .where(
        and(
          eq(cloudResources.accountId, accountId),
          eq(cloudResources.kind, kind),
          eq(cloudResources.externalId, String(id)),
        ),
      );
  }
}

/** Calls left in a project's rate limit after this one; `isAllowed` is false when there were none. */
interface Allowance {
  left: number;
  isAllowed: boolean;
}

/** The engine's state in `cloud_resources`, shared by all processes; `account_id` holds the project's id. */
export interface EngineStore {
  read(project: string): Promise<Project>;
  /** Runs `work` on the project with all other writers locked out, and saves its changes in the same transaction. */
  write<T>(
    project: string,
    work: (project: Project, taken: () => Promise<Set<string>>) => T | Promise<T>,
  ): Promise<T>;
  actions(project: string, ids: readonly number[]): Promise<Action[]>;
  actionsOfServer(project: string, id: number): Promise<Action[]>;
  /** Takes one token from a bucket of that size, which refills by one per second. */
  takeTurn(project: string, size: number, now: number): Promise<Allowance>;
  /** Deletes actions that are older than a day. */
  prune(): Promise<void>;
}

async function takenAddresses(db: Queryable): Promise<Set<string>> {
  const address = sql<string | null>`${cloudResources.spec} ->> 'ipv4'`;
  const rows = await db
    .select({ address })
    .from(cloudResources)
    .where(inArray(cloudResources.kind, ['servers', 'load_balancers'] satisfies Kind[]));
  return new Set(rows.flatMap((row) => (row.address === null ? [] : [row.address])));
}

async function takeTurn(db: Database, project: string, size: number, now: number): Promise<Allowance> {
  const rows = await rowsOf<{ left: number; ok: boolean }>(
    db,
    sql`insert into cloud_resources (account_id, kind, external_id, status, spec)
        values (${project}, ${ALLOWANCE}, ${project}, 'present',
          jsonb_build_object('left', ${size - 1}::float8, 'at', ${now}::float8, 'ok', true))
        on conflict (kind, external_id) do update set spec = (
          select jsonb_build_object('left', had - (had >= 1)::int, 'at', greatest(at, ${now}::float8), 'ok', had >= 1)
          from (select (cloud_resources.spec ->> 'at')::float8 as at, least(${size}::float8,
            (cloud_resources.spec ->> 'left')::float8
              + greatest(0, ${now}::float8 - (cloud_resources.spec ->> 'at')::float8) / 1000) as had) as bucket)
        returning (spec ->> 'left')::float8 as left, (spec ->> 'ok')::boolean as ok`,
  );
  const [row] = rows;
  if (!row) throw new ApiError('server_error', 'the rate limit of the project could not be read');
  return { left: Math.floor(row.left), isAllowed: row.ok };
}

export function createEngineStore(db: Database): EngineStore {
  const { accountId, kind, externalId, spec, updatedAt } = cloudResources;
  const actionRows = (project: string) => and(eq(accountId, project), eq(kind, ACTION));
  return {
    read: (project) => load(db, project),
    write: (project, work) =>
      transaction(db, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
        const loaded = await load(tx, project);
        const result = await work(loaded, () => takenAddresses(tx));
        await save(tx, project, loaded);
        await wakeClusters(tx, clustersOf(loaded));
        return result;
      }),
    actions: async (project, ids) => {
      const wanted = ids.map(String);
      const rows = await db
        .select(columns)
        .from(cloudResources)
        .where(and(actionRows(project), inArray(externalId, wanted)))
        .orderBy(externalId);
      return rows.map(actionFromRow);
    },
    actionsOfServer: async (project, id) => {
      const resource = JSON.stringify([{ type: 'server', id }]);
      const rows = await db
        .select(columns)
        .from(cloudResources)
        .where(and(actionRows(project), sql`${spec} -> 'resources' @> ${resource}::jsonb`))
        .orderBy(externalId);
      return rows.map(actionFromRow);
    },
    takeTurn: (project, size, now) => takeTurn(db, project, size, now),
    prune: async () => {
      await db
        .delete(cloudResources)
        .where(and(eq(kind, ACTION), lt(updatedAt, sql`now() - interval '1 day'`)));
    },
  };
}
