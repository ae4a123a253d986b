import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import { Secret } from '../../crypto/secret.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { passwordOf } from '../../providers/registry/googleKey.ts';
import {
  RegistryError,
  type RegistryChecker,
  type RegistryCredentials,
} from '../../providers/registry/port.ts';
import type { ImageCredentials } from '../../providers/images/port.ts';
import { publishAccount } from '../account/account.changes.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import { text } from '../../messages/messages.ts';
import { registryJob, registryJobKey } from './registries.kinds.ts';
import type { NewRegistry } from './registries.input.ts';
import {
  clustersUsing,
  deleteRegistry,
  findRegistry,
  insertRegistry,
  listRegistries,
  registryById,
  removeEverywhere,
  type RegistryRow,
} from './registries.store.ts';
import type { RegistryView } from './registries.wire.ts';
import { registryOf } from './registryOf.ts';

interface RegistriesDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault' | 'jobs'> {
  audit: Audit;
  registryChecker: RegistryChecker;
}

/** Credentials of container registries, stored encrypted and never returned. */
export interface RegistriesService {
  /** By name, with the clusters that use them. */
  list(actor: Actor): Promise<RegistryView[]>;
  /** Throws 422 on the field that the registry refuses. */
  create(actor: Actor, form: NewRegistry): Promise<RegistryView>;
  /** Deletes the credentials here and on every cluster. `name` may be the id. */
  remove(actor: Actor, name: string): Promise<RegistryRow>;
  /** A registry by name or id. Throws 404. */
  find(accountId: string, name: string): Promise<RegistryRow>;
  /** The decrypted credentials, for jobs. */
  open(row: RegistryRow): RegistryCredentials;
  /** The credentials of the account for the registry of an image; null without any. */
  credentialsFor(accountId: string, repository: string): Promise<ImageCredentials | null>;
}

// Bound to its row: a password copied to another registry cannot be decrypted.
const purposeOf = (id: string): string => `registries.password:${id}`;

async function verify(checker: RegistryChecker, form: NewRegistry): Promise<void> {
  try {
    await checker.verify({ ...form, password: new Secret(form.password) });
  } catch (error) {
    if (error instanceof RegistryError) throw invalid(error.field ?? 'password', error.text, error.code);
    throw error;
  }
}

async function create(deps: RegistriesDeps, actor: Actor, form: NewRegistry): Promise<RegistryView> {
  const { db, clock, bus, vault, audit, registryChecker } = deps;
  requirePermission(actor, 'integrations.manage');
  await verify(registryChecker, form);
  const id = randomUUID();
  const now = clock.now();
  const password = vault.seal(form.password, purposeOf(id));
  const row = await transaction(db, async (tx) => {
    const times = { createdAt: now, updatedAt: now };
    const made = await insertRegistry(tx, { ...form, ...times, id, accountId: actor.accountId, password });
    if (!made) throw invalid('name', text('registry_name_taken', { name: form.name }), 'name_taken');
    const { name, type, url, username } = made;
    const target = { type: 'registry', id, name };
    await audit.record(tx, actor, {
      action: 'registry.create',
      target,
      after: { name, type, url, username },
    });
    await publishAccount(tx, bus, actor.accountId, 'integrations');
    return made;
  });
  return { row, clusters: [] };
}

async function remove(deps: RegistriesDeps, actor: Actor, wanted: string): Promise<RegistryRow> {
  const { db, clock, bus, jobs, audit } = deps;
  requirePermission(actor, 'integrations.manage');
  return transaction(db, async (tx) => {
    const row = await findByNameOrId(tx, actor.accountId, wanted);
    const target = { type: 'registry', id: row.id, name: row.name };
    const used = (await clustersUsing(tx, [row.id])).get(row.id) ?? [];
    const before = { name: row.name, type: row.type, clusters: used.map(({ name }) => name) };
    await audit.record(tx, actor, { action: 'registry.delete', target, before });
    await publishAccount(tx, bus, actor.accountId, 'integrations');
    for (const clusterId of await removeEverywhere(tx, row.id, clock.now())) {
      await jobs.enqueue(tx, registryJob, { clusterId }, { key: registryJobKey(clusterId) });
    }
    await deleteRegistry(tx, row.id);
    return row;
  });
}

async function findByNameOrId(db: Queryable, accountId: string, nameOrId: string): Promise<RegistryRow> {
  const named = await findRegistry(db, accountId, nameOrId.toLowerCase());
  const row = named ?? (isUuid(nameOrId) ? await registryById(db, nameOrId) : undefined);
  if (row?.accountId !== accountId) throw notFound(text('registry_not_found'));
  return row;
}

export function createRegistries(deps: RegistriesDeps): RegistriesService {
  const { db, vault } = deps;
  return {
    list: async (actor) => {
      const rows = await listRegistries(db, actor.accountId);
      const used = await clustersUsing(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ row, clusters: used.get(row.id) ?? [] }));
    },
    create: (actor, form) => create(deps, actor, form),
    remove: (actor, name) => remove(deps, actor, name),
    find: (accountId, name) => findByNameOrId(db, accountId, name),
    credentialsFor: async (accountId, repository) => {
      const found = registryOf(await listRegistries(db, accountId), repository);
      if (!found) return null;
      const { type, username } = found;
      const password = vault.open(found.password, purposeOf(found.id));
      return { username, password: passwordOf({ type, username, password }) };
    },
    open: ({ id, type, url, username, password, email, awsRegion }) => ({
      type,
      url,
      username,
      email,
      awsRegion,
      password: vault.open(password, purposeOf(id)),
    }),
  };
}
