import { z } from 'zod';
import { checkUniqueNames, nodePoolInput, poolBounds } from '../nodepools/nodepools.rules.ts';
import { inputText } from '../../messages/messages.ts';
import { osImages } from './clusters.rules.ts';
import { isNetwork, settingsOfCreation } from './settings/settings.fields.rules.ts';

/** The create form: validation that needs neither the account nor the provider. */

const clusterName = z
  .string({ error: inputText('cluster_name_required') })
  .trim()
  .min(3, inputText('cluster_name_short', { min: 3 }))
  .max(32, inputText('cluster_name_long', { max: 32 }))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, inputText('cluster_name_characters'));

/** Hosts are names or addresses; datastores have a port. */
const endpoint = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?:(\d{1,5})$/;

function isEndpoint(text: string): boolean {
  const port = endpoint.exec(text)?.[2];
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65535;
}

const datastore = z
  .object({
    mode: z.enum(['etcd', 'external'], inputText('datastore_mode')).default('etcd'),
    external_datastore_endpoint: z.string().trim().nullish(),
  })
  .superRefine((value, context) => {
    if (value.mode === 'external' && !isEndpoint(value.external_datastore_endpoint ?? '')) {
      context.addIssue({
        code: 'custom',
        path: ['external_datastore_endpoint'],
        message: inputText('datastore_endpoint'),
      });
    }
  })
  .transform(({ mode, external_datastore_endpoint: address }) => ({
    mode,
    external_datastore_endpoint: mode === 'external' ? (address ?? null) : null,
  }));

const required = (code: 'location_required' | 'control_plane_type_required') =>
  z
    .string({ error: inputText(code) })
    .trim()
    .min(1, inputText(code));

const osImage = z.enum(osImages, {
  error: ({ input }) => (input == null || input === '' ? inputText('os_required') : inputText('os_invalid')),
});

const subnetSize = { smallest: 28, largest: 8 };

/** A private IPv4 network with enough addresses for nodes. */
function isPrivateSubnet(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  if (!isNetwork(text) || prefix === undefined) return false;
  const [a = 0, b = 0] = address.split('.').map(Number);
  const isPrivate = a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168);
  return isPrivate && Number(prefix) >= subnetSize.largest && Number(prefix) <= subnetSize.smallest;
}

/** Fields of the request that do not describe the cluster. */
const requestOnly = {
  // Accepted because the form sends it; the server computes the price itself.
  monthly_price: z.number().optional(),
  temporary_hetzner_token: z.string().trim().nullish(),
  /** Only previews the changes. */
  dry_run: z.boolean().optional(),
};

const fields = z.object({
  ...settingsOfCreation,
  name: clusterName,
  location: required('location_required'),
  os_image: osImage,
  master_instance_type: required('control_plane_type_required'),
  master_locations: z
    .array(z.string())
    .min(1, inputText('control_plane_locations_count'))
    .max(3, inputText('control_plane_locations_count'))
    .nullish(),
  datastore: datastore.prefault({}),
  cni_enabled: z.boolean().default(true),
  cni: z.enum(['flannel', 'cilium'], inputText('cni_value')).default('flannel'),
  public_network_ip_v4: z.boolean().default(true),
  public_network_ip_v6: z.boolean().default(true),
  private_network_enabled: z.boolean().default(true),
  private_network_subnet: z.string().trim().nullish(),
  protected: z.boolean().default(true),
  worker_node_pools: z
    .array(nodePoolInput)
    .min(1, inputText('pools_required'))
    .max(poolBounds.pools, inputText('pools_many', { max: poolBounds.pools }))
    .superRefine(checkUniqueNames),
  ...requestOnly,
});

/** Names of the fields that describe the cluster. */
export const definitionFields = Object.keys(fields.shape).filter((name) => !(name in requestOnly));

const network = fields.pick({
  public_network_ip_v4: true,
  public_network_ip_v6: true,
  private_network_enabled: true,
  private_network_subnet: true,
});

/** Rules between fields run even if another field is invalid, so that the form gets all issues at once. */
const always = { when: ({ value }: { value: unknown }) => network.safeParse(value).success };

/** POST /api/clusters. Field names as in the contract; defaults as in the form. */
export const createClusterInput = fields
  .refine(
    (form) => !form.private_network_enabled || isPrivateSubnet(form.private_network_subnet ?? '10.0.0.0/16'),
    { path: ['private_network_subnet'], error: inputText('subnet_format'), ...always },
  )
  .refine((form) => form.private_network_enabled || form.public_network_ip_v4 || form.public_network_ip_v6, {
    path: ['public_network_ip_v4'],
    error: inputText('public_network_required'),
    ...always,
  });
export type CreateClusterInput = z.output<typeof createClusterInput>;

/** Body of an order that works at Hetzner, which may contain the token to use for it. */
export const tokenOrderInput = z
  .object({ temporary_hetzner_token: z.string().trim().nullish(), dry_run: z.boolean().optional() })
  .nullish();

/** The same token as a header, in place of the body's field. */
export const tokenHeader = z.object({ 'x-hetzner-token': z.string().trim().optional() });

/** The temporary token of an order, from its body or its header. */
export function orderToken(request: {
  body: z.output<typeof tokenOrderInput>;
  headers: z.output<typeof tokenHeader>;
}): string | null | undefined {
  return request.body?.temporary_hetzner_token ?? request.headers['x-hetzner-token'];
}
