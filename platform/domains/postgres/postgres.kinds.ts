import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ postgresId: z.uuid() });

/** Installs missing add-ons, then brings the configuration of a row into the cluster. */
export const applyJob = jobKind('postgres.apply', payload);
/** Deletes the objects of a row. */
export const removeJob = jobKind('postgres.remove', payload);
/** Forgets deleted databases whose backups have expired. */
export const expireJob = jobKind('postgres.expire', z.object({}));

/** Jobs of one database run one after the other. */
export function postgresJobKey(id: string): string {
  return `postgres:${id}`;
}
