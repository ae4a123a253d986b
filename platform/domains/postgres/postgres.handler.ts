import { notFound } from '../../http/errors.ts';
import { parseBody } from '../../http/parseBody.ts';
import { english, text } from '../../messages/messages.ts';
import type { AppAnswer, AppHandler, AppRequest } from '../apps/apps.handover.ts';
import type { InstalledAppJson } from '../apps/apps.wire.ts';
import { createInput, deleteInput, fieldsOf, restoreInput, updateInput } from './postgres.input.ts';
import type { PostgresService } from './postgres.service.ts';
import { postgresToJson } from './postgres.wire.ts';
import type { PostgresRow } from './postgres.store.ts';

const APP_NAME = 'PostgreSQL';
const RESTORE = 'Postgres Restore';

const withConfiguration = ({ body }: AppRequest) => ({ ...body, configuration: fieldsOf(body) });

/** The id of the database that a request is about: `appId`, or the name of the instance. */
async function idOf(postgres: PostgresService, { actor, clusterId, body }: AppRequest): Promise<string> {
  const { appId, instanceName } = body;
  if (typeof appId === 'string') return appId;
  if (typeof instanceName === 'string') return (await postgres.read(actor, clusterId, instanceName)).id;
  throw notFound(text('postgres_not_found'));
}

function toApp(row: PostgresRow, accountId: string): InstalledAppJson {
  const { status, config } = row;
  const record = postgresToJson(row, null);
  const { rw } = record.endpoints;
  const label = text('postgres_endpoint');
  return {
    ...{ id: row.id, cluster_id: row.clusterId, account_id: accountId },
    ...{ app_name: APP_NAME, instance_name: row.name, instance_id: row.id },
    ...{ version: config.postgres_version, previous_version: null, target_version: null },
    latest_version: config.postgres_version,
    // The list of apps has no deleted ones.
    status: status === 'uninstalled' ? 'uninstalling' : status,
    ...{ task_id: null, configuration: config, secret_fields: record.secret_fields },
    ...{ progress: row.progress, message: record.message, detail: record.detail },
    endpoints: [
      {
        ...{ label: english(label), label_detail: label, url: null, ...rw, is_public: false },
        ...{ username: config.init_username, password_secret: record.password_secret },
      },
    ],
    ...{ revision: row.revision, created_at: record.created_at, updated_at: record.updated_at },
    updated_by_name: row.updatedByName,
  };
}

/** Databases as apps: their requests come through the routes of apps. */
export function postgresHandler(
  postgres: PostgresService,
  accountOf: (clusterId: string) => Promise<string>,
): AppHandler {
  const answer = async (work: Promise<PostgresRow>): Promise<AppAnswer> => {
    const row = await work;
    return postgresToJson(row, postgres.playgroundOf(row));
  };
  return {
    appNames: [APP_NAME, 'Postgres', RESTORE],
    install: async (request) => {
      const { actor, clusterId, isDryRun, body } = request;
      if (body['appName'] === RESTORE) {
        const input = parseBody(restoreInput, withConfiguration(request));
        return isDryRun
          ? postgres.previewRestore(actor, clusterId, input)
          : answer(postgres.restore(actor, clusterId, input));
      }
      const input = parseBody(createInput, withConfiguration(request));
      return isDryRun
        ? postgres.previewCreation(actor, clusterId, input)
        : answer(postgres.create(actor, clusterId, input));
    },
    change: async (request) => {
      const { actor, clusterId, isDryRun } = request;
      const id = await idOf(postgres, request);
      const input = parseBody(updateInput, withConfiguration(request));
      return isDryRun
        ? postgres.previewUpdate(actor, clusterId, id, input)
        : answer(postgres.update(actor, clusterId, id, input));
    },
    remove: async (request) => {
      const { actor, clusterId, isDryRun, body } = request;
      const id = await idOf(postgres, request);
      const input = parseBody(deleteInput, body);
      return isDryRun
        ? postgres.previewDeletion(actor, clusterId, id, input)
        : answer(postgres.remove(actor, clusterId, id, input));
    },
    list: async (clusterId) => {
      const rows = (await postgres.rowsOf(clusterId)).filter(({ deletedAt }) => deletedAt === null);
      if (rows.length === 0) return [];
      const accountId = await accountOf(clusterId);
      return rows.map((row) => toApp(row, accountId));
    },
    statusesOf: (accountId) => postgres.statusesOf(accountId),
    owns: async (clusterId, appId) => (await postgres.rowsOf(clusterId)).some(({ id }) => id === appId),
    addonNeeds: (db, clusterId) => postgres.addonNeeds(db, clusterId),
    endWarnings: (clusterId, end) => postgres.endWarnings(clusterId, end),
  };
}
