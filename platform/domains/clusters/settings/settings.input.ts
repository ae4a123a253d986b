import { z } from 'zod';
import { settingInputs } from './settings.fields.rules.ts';

const kept = z.unknown().optional();

/**
 * PUT /api/clusters/{id}: the form with the fields named as at creation. A field that is left out stays as it is; one
 * that cannot change is accepted when it says what stands already, so that a form may be sent whole.
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
  /** The revision that the caller saw; a stale one is refused. Without it nothing is checked. */
  revision: z.int().nullish(),
  /** Tells what would happen and stores nothing. */
  dry_run: z.boolean().optional(),
});
export type UpdateClusterInput = z.output<typeof updateClusterInput>;
