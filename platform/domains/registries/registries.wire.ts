import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { registryTypes } from '../../providers/registry/port.ts';
import { messageFields, messageFieldsJson } from '../../messages/messages.ts';
import { clusterRegistryStatuses } from './registries.rules.ts';
import type { Applied, RegistryRow } from './registries.store.ts';

/** A registry in a response, without its password. */
export const registryJson = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(registryTypes),
  url: z.string().nullable(),
  username: z.string(),
  email: z.string().nullable(),
  awsRegion: z.string().nullable(),
  created_at: isoDate,
  clusters: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A registry with the clusters that use it. */
export interface RegistryView {
  row: RegistryRow;
  clusters: { id: string; name: string }[];
}

/** Row → response. */
export function registryToJson({ row, clusters }: RegistryView): z.output<typeof registryJson> {
  const { id, name, type, url, username, email, awsRegion, createdAt } = row;
  return {
    id,
    name,
    type,
    url,
    username,
    email,
    awsRegion,
    created_at: createdAt.toISOString(),
    clusters,
  };
}

/** The status of a registry on a cluster. */
export const appliedJson = z.object({
  name: z.string(),
  type: z.enum(registryTypes),
  status: z.enum(clusterRegistryStatuses),
  ...messageFieldsJson,
  secret_name: z.string(),
  namespaces: z.int(),
  namespaces_total: z.int(),
  default: z.boolean(),
  applied_at: isoDate.nullable(),
});

/** Row → response. */
export function appliedToJson({ row, registry }: Applied): z.output<typeof appliedJson> {
  return {
    name: registry.name,
    type: registry.type,
    status: row.status,
    ...messageFields(row.message),
    secret_name: row.secretName,
    namespaces: row.namespaces.length,
    namespaces_total: row.namespacesTotal,
    default: row.isDefault,
    applied_at: row.appliedAt?.toISOString() ?? null,
  };
}
