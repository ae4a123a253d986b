import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { nodePoolInput, poolBounds } from '../nodepools/nodepools.rules.ts';
import { k3sVersions, osImages } from './clusters.rules.ts';

/** The create form: what can be judged without knowing the account or the provider. */

const clusterName = z
  .string({ error: 'Name is required' })
  .trim()
  .min(3, 'Name must be at least 3 characters')
  .max(32, 'Name must be at most 32 characters')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Name may have lowercase letters, digits and single hyphens between them',
  );

/** True for an IPv4 address with or without a prefix length. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0 || !isIPv4(address)) return false;
  return prefix === undefined || (/^\d{1,2}$/.test(prefix) && Number(prefix) <= 32);
}

/** A list of who may reach something. */
export const networks = (what: string) =>
  z
    .array(
      z
        .string()
        .trim()
        .refine(isNetwork, 'Must be an IPv4 address or network, such as 203.0.113.7 or 203.0.113.0/24')
        .transform((text) => (text.includes('/') ? text : `${text}/32`)),
    )
    .min(1, `At least one network is needed in ${what}`)
    .max(50, 'At most 50 networks');

/** Hosts are names or addresses; datastores listen on a port. */
const endpoint = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?:(\d{1,5})$/;

function isEndpoint(text: string): boolean {
  const port = endpoint.exec(text)?.[2];
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65535;
}

const datastore = z
  .object({
    mode: z.enum(['etcd', 'external'], 'Datastore must be etcd or external').default('etcd'),
    external_datastore_endpoint: z.string().trim().nullish(),
  })
  .superRefine((value, context) => {
    if (value.mode === 'external' && !isEndpoint(value.external_datastore_endpoint ?? '')) {
      context.addIssue({
        code: 'custom',
        path: ['external_datastore_endpoint'],
        message: 'An external datastore needs its endpoint as host:port',
      });
    }
  });

const required = (message: string) => z.string({ error: message }).trim().min(1, message);

const osImage = z.enum(osImages, {
  error: ({ input }) =>
    input == null || input === '' ? 'Operating system is required' : 'Invalid operating system',
});

/** One of the versions on offer. */
export const k3sVersion = z.enum(k3sVersions, {
  error: ({ input }) =>
    input == null || input === ''
      ? 'Kubernetes version is required'
      : `Must be one of ${k3sVersions.join(', ')}`,
});

const subnetSize = { smallest: 28, largest: 8 };

/** A private IPv4 network that leaves room for nodes. */
function isPrivateSubnet(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  if (!isNetwork(text) || prefix === undefined) return false;
  const [a = 0, b = 0] = address.split('.').map(Number);
  const isPrivate = a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168);
  return isPrivate && Number(prefix) >= subnetSize.largest && Number(prefix) <= subnetSize.smallest;
}

const fields = z.object({
  name: clusterName,
  location: required('Location is required'),
  k3s_version: k3sVersion,
  os_image: osImage,
  master_instance_type: required('Master instance type is required'),
  master_ha: z.boolean().default(false),
  master_locations: z
    .array(z.string())
    .min(1, 'Master locations must be 1 to 3')
    .max(3, 'Master locations must be 1 to 3')
    .nullish(),
  schedule_workloads_on_masters: z.boolean().default(false),
  datastore: datastore.prefault({}),
  embedded_registry_mirror_enabled: z.boolean().default(false),
  cni_enabled: z.boolean().default(true),
  cni: z.enum(['flannel', 'cilium'], 'CNI must be flannel or cilium').default('flannel'),
  cni_encryption: z.boolean().default(false),
  ssh_allowed_networks: networks('SSH allowed networks'),
  api_allowed_networks: networks('API allowed networks'),
  public_network_ip_v4: z.boolean().default(true),
  public_network_ip_v6: z.boolean().default(true),
  private_network_enabled: z.boolean().default(true),
  private_network_subnet: z.string().trim().nullish(),
  protected: z.boolean().default(true),
  worker_node_pools: z
    .array(nodePoolInput)
    .min(1, 'At least one node pool is needed')
    .max(poolBounds.pools, `At most ${poolBounds.pools} node pools`),
  // Accepted because the form sends it; the server computes the price itself.
  monthly_price: z.number().optional(),
  temporary_hetzner_token: z.string().trim().nullish(),
  /** Tells what would happen and creates nothing. */
  dry_run: z.boolean().optional(),
});

/** POST /api/clusters. Field names are those of the wire; defaults are those of the form. */
export const createClusterInput = fields.superRefine((form, context) => {
  const issue = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });
  if (form.private_network_enabled && !isPrivateSubnet(form.private_network_subnet ?? '10.0.0.0/16')) {
    issue(['private_network_subnet'], 'Must be a private network such as 10.0.0.0/16, between /8 and /28');
  }
  if (!form.private_network_enabled && !form.public_network_ip_v4 && !form.public_network_ip_v6) {
    issue(['public_network_ip_v4'], 'Without a private network the nodes need a public IPv4 or IPv6 address');
  }
  const seen = new Set<string>();
  form.worker_node_pools.forEach((pool, i) => {
    if (seen.has(pool.name)) issue(['worker_node_pools', i, 'name'], 'Node pool names must be unique');
    seen.add(pool.name);
  });
});
export type CreateClusterInput = z.output<typeof createClusterInput>;

/** Body of DELETE, which may carry the token to use for it. */
export const deleteClusterInput = z
  .object({ temporary_hetzner_token: z.string().trim().nullish() })
  .nullish();
