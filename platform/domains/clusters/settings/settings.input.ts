import { z } from 'zod';
import { settingInputs } from './settings.fields.rules.ts';

const kept = z.unknown().optional();

/**
 * PUT /api/clusters/{id}, with field names as at creation. Omitted fields stay as they are; fields that cannot change
 * are accepted with their current value, so that clients can send the whole form.
 */
export const updateClusterInput = z.object({
  ...settingInputs,
  name: kept,
  location: kept,
  os_image: kept,
  datastore: kept,
  master_instance_type: kept,
  master_locations: kept,
  cni_enabled: kept,
  cni: kept,
  public_network_ip_v4: kept,
  public_network_ip_v6: kept,
  private_network_enabled: kept,
  private_network_subnet: kept,
  protected: kept,
  /** The revision that the caller read; a stale one is refused. Without it nothing is checked. */
  revision: z.int().nullish(),
  /** Only previews the changes. */
  dry_run: z.boolean().optional(),
});
export type UpdateClusterInput = z.output<typeof updateClusterInput>;
