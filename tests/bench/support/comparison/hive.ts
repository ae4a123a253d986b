import type { OperationName } from './operations.ts';

const ID = 'id: "CLUSTER"';
const POOLS =
  'worker_node_pools { id name instance_type instance_count autoscaling_enabled status location }';
const CLUSTER_FIELDS = 'id name status progress message location monthly_price date_created date_updated';
const SETTINGS = `apiEndpoint k3s_version os_image master_ha schedule_workloads_on_masters cni cni_enabled
  cni_encryption datastore { mode external_datastore_endpoint } embedded_registry_mirror_enabled
  public_network_ip_v4 public_network_ip_v6 private_network_subnet ssh_allowed_networks api_allowed_networks`;

/** The same calls in the schema generated from the platform's OpenAPI document; null for unsupported operations. */
const texts: Record<OperationName, string | null> = {
  viewer: '{ api_user { data { id name email permission verified account_id account_name } } }',
  list50: `{ api_user { data { account_id } } api_clusters { data { data {
    ${CLUSTER_FIELDS} k3s_version os_image apiEndpoint master_ha protected ${POOLS} } } } }`,
  dashboard: `{ api_user { data { account_id permission } }
    api_account_current_usage { data { monthly_estimate trend active_clusters max_clusters over_limit } }
    api_clusters { data { data { ${CLUSTER_FIELDS} master_ha master_instance_type protected ${POOLS} } } }
    api_instance_types_by_location(location: "fsn1") { data { name cores memory disk } } }`,
  page: `{ api_clusters_by_id(${ID}) { data { ${CLUSTER_FIELDS} ${SETTINGS} ${POOLS} } }
    api_clusters_by_id_addons(${ID}) { data { name status version progress message } }
    api_clusters_by_id_gitops(${ID}) { data { enabled } }
    api_clusters_by_id_registries(${ID}) { data }
    api_clusters_by_id_registries_default(${ID}) { data { registry } }
    api_addons_catalog { data { name title default_version required } }
    api_clusters_by_id_timeline(${ID}, limit: 9, from: newest) { data { total
      entries { id kind message actor_name created_at ended_at } } } }`,
  // Its mutations cannot select anything besides their result.
  mutation: null,
};

/** The operation for Hive Gateway; null if it cannot make the same calls. */
export const hiveText = (name: OperationName, cluster: string): string | null =>
  texts[name]?.replaceAll('CLUSTER', cluster) ?? null;

/** Rewrites `type: [string, null]` as a union of two types, because the composer treats the short form as non-null. */
export function withNullUnions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullUnions);
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNullUnions(one)]));
  if (!Array.isArray(all['type'])) return all;
  const types = all['type'] as string[];
  return { anyOf: types.map((type) => (type === 'null' ? { type } : { ...all, type })) };
}
