import { z } from 'zod';

/** Schemas of the fields that we use; Hetzner adds others without notice. */

export const labels = z.record(z.string(), z.string());
const named = z.object({ id: z.number(), name: z.string(), labels });
const price = z.object({ net: z.string() });
const networkZone = z.enum(['eu-central', 'us-east', 'us-west', 'ap-southeast']);

export const pagination = z.object({
  meta: z.object({ pagination: z.object({ next_page: z.number().nullable() }) }).optional(),
});

export const apiError = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.unknown() }),
});
export const errorFields = z.object({
  fields: z.array(z.object({ name: z.string(), messages: z.array(z.string()).optional() })),
});

export const action = z.object({
  id: z.number(),
  status: z.enum(['running', 'success', 'error']),
  progress: z.number(),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
});
export type WireAction = z.output<typeof action>;

export const location = z.object({
  name: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
  network_zone: networkZone,
});

export const serverType = z.object({
  name: z.string(),
  description: z.string(),
  cores: z.number(),
  memory: z.number(),
  disk: z.number(),
  cpu_type: z.enum(['shared', 'dedicated']),
  architecture: z.enum(['x86', 'arm']),
  prices: z.array(z.object({ location: z.string(), price_hourly: price, price_monthly: price })),
  locations: z.array(
    z.object({
      name: z.string(),
      available: z.boolean().default(true),
      deprecation: z.object({ announced: z.string(), unavailable_after: z.string() }).nullish(),
    }),
  ),
});
export type WireServerType = z.output<typeof serverType>;

export const server = named.extend({
  status: z.string(),
  created: z.string(),
  public_net: z.object({
    ipv4: z.object({ ip: z.string() }).nullable(),
    ipv6: z.object({ ip: z.string() }).nullable(),
  }),
  private_net: z.array(z.object({ ip: z.string() })),
  server_type: z.object({ name: z.string() }),
  location: z.object({ name: z.string() }),
});
export type WireServer = z.output<typeof server>;

export const createdServer = z.object({ server, action, next_actions: z.array(action).default([]) });

export const network = named;

export const sshKey = named.extend({ fingerprint: z.string() });

export const placementGroup = named;

export const target = z.looseObject({
  type: z.string(),
  label_selector: z.object({ selector: z.string() }).optional(),
  server: z.object({ id: z.number() }).optional(),
});
export const firewall = named.extend({
  rules: z.array(
    z.object({
      direction: z.string(),
      protocol: z.string(),
      port: z.string().nullish(),
      source_ips: z.array(z.string()).default([]),
      description: z.string().nullish(),
    }),
  ),
  applied_to: z.array(target),
});
export type WireFirewall = z.output<typeof firewall>;

export const loadBalancer = named.extend({
  public_net: z.object({ ipv4: z.object({ ip: z.string().nullable() }) }),
  location: z.object({ name: z.string() }),
  load_balancer_type: z.object({ name: z.string() }),
  services: z.array(z.object({ listen_port: z.number() })),
});

export const image = z.object({
  id: z.number(),
  status: z.string(),
  description: z.string(),
  created_from: z.object({ id: z.number(), name: z.string() }).nullable(),
  labels,
});
export type WireImage = z.output<typeof image>;

/** A response with one member, such as `{ server: … }`. */
export function one<K extends string, T extends z.ZodType>(key: K, schema: T) {
  return z.object({ [key]: schema } as Record<K, T>);
}

/** The actions in the response to a write. */
export const withActions = z.object({
  action: action.nullish(),
  actions: z.array(action).optional(),
});
