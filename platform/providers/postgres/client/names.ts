import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import { POSTGRES_NAMESPACE } from '../config.ts';
import type { PostgresTarget } from '../port.ts';

/** On all objects of a database: its id. */
export const ID_LABEL = 'kubedeck.io/id';
/** Tells databases from deployments, whose objects have the same labels. */
const KIND_LABEL = 'kubedeck.io/kind';
const KIND = 'postgres';

/** The operator's own superuser. */
export const SUPERUSER = 'postgres';

export const APP_PORT = 5432;
export const FERRETDB_PORT = 27017;

export const appSecret = (name: string): string => `${name}-app`;
export const superuserSecret = (name: string): string => `${name}-superuser`;
export const roleSecret = (name: string, role: string): string => `${name}-role-${role.replaceAll('_', '.')}`;
export const ferretdbName = (name: string): string => `${name}-ferretdb`;
export const poolerName = (name: string): string => `${name}-pooler`;
export const externalService = (name: string): string => `${name}-external`;

/** The store and the keys of the backups outlive the database, so a later one of the same name has its own. */
export const storeName = ({ id, name }: PostgresTarget): string => `${name}-${id.slice(0, 8)}`;
export const keysSecret = (target: PostgresTarget): string => `${storeName(target)}-backup`;

export function labelsOf({ id, name }: PostgresTarget): Record<string, string> {
  return {
    'app.kubernetes.io/name': name,
    [MANAGED_BY]: MANAGER,
    [ID_LABEL]: id,
    [KIND_LABEL]: KIND,
  };
}

/** Metadata of an object of a database. */
export function metadataOf(target: PostgresTarget, name: string) {
  return { name, namespace: POSTGRES_NAMESPACE, labels: labelsOf(target) };
}

export const inNamespace = (name: string) => ({ name, namespace: POSTGRES_NAMESPACE });

/** Everything of our databases. */
export const ours = {
  namespace: POSTGRES_NAMESPACE,
  labelSelector: `${MANAGED_BY}=${MANAGER},${KIND_LABEL}=${KIND}`,
};
