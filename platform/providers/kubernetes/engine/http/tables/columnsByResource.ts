import type { ResourceName } from '../../../api/resources.ts';
import { isObject } from '../../json.ts';
import type { KubeObject } from '../../../api/objects.ts';
import {
  ageColumn,
  ageOf,
  at,
  column,
  count,
  listAt,
  nameColumn,
  numberAt,
  textAt,
  wide,
  type Column,
  type ColumnsByResource,
} from './columns.ts';
import { networkColumns } from './networkColumns.ts';
import { nodeColumns } from './nodeColumns.ts';
import { podColumns } from './podColumns.ts';
import { postgresColumns } from './postgresColumns.ts';
import { storageColumns } from './storageColumns.ts';
import { workloadColumns } from './workloadColumns.ts';

function size(object: KubeObject, path: string): number {
  const found = at(object, path);
  return isObject(found) ? Object.keys(found).length : 0;
}

/** The columns of kubectl, by resource; the others have name and age. */
const columns: ColumnsByResource = {
  ...nodeColumns,
  ...workloadColumns,
  ...networkColumns,
  ...storageColumns,
  ...postgresColumns,
  pods: podColumns,
  namespaces: [nameColumn, column('Status', (namespace) => textAt(namespace, 'status.phase')), ageColumn],
  configmaps: [nameColumn, count('Data', (map) => size(map, 'data') + size(map, 'binaryData')), ageColumn],
  secrets: [
    nameColumn,
    column('Type', (secret) => textAt(secret, 'type')),
    count('Data', (secret) => size(secret, 'data')),
    ageColumn,
  ],
  serviceaccounts: [nameColumn, count('Secrets', (account) => listAt(account, 'secrets').length), ageColumn],
  events: [
    column('Last Seen', (event, now) => ageOf(at(event, 'lastTimestamp'), now)),
    column('Type', (event) => textAt(event, 'type')),
    column('Reason', (event) => textAt(event, 'reason')),
    column(
      'Object',
      (event) =>
        `${textAt(event, 'involvedObject.kind').toLowerCase()}/${textAt(event, 'involvedObject.name')}`,
    ),
    column('Message', (event) => textAt(event, 'message', '')),
    wide('Count', (event) => numberAt(event, 'count')),
    wide('Name', ({ metadata }) => metadata.name),
  ],
  'customresourcedefinitions.apiextensions.k8s.io': [
    nameColumn,
    column('Created At', ({ metadata }) => metadata.creationTimestamp),
  ],
};

export function columnsOf(resource: ResourceName): readonly Column[] {
  return columns[resource] ?? [nameColumn, ageColumn];
}
