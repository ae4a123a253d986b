import { parse } from 'yaml';
import { z } from 'zod';
import { text } from '../../../messages/messages.ts';
import { KubernetesError } from '../port.ts';

const base64 = z.string().transform((value) => Buffer.from(value, 'base64').toString('utf8'));

const kubeconfig = z.object({
  'current-context': z.string(),
  contexts: z.array(
    z.object({ name: z.string(), context: z.object({ cluster: z.string(), user: z.string() }) }),
  ),
  clusters: z.array(
    z.object({
      name: z.string(),
      cluster: z.object({ server: z.url(), 'certificate-authority-data': base64.optional() }),
    }),
  ),
  users: z.array(
    z.object({
      name: z.string(),
      user: z.object({
        'client-certificate-data': base64.optional(),
        'client-key-data': base64.optional(),
        token: z.string().optional(),
      }),
    }),
  ),
});

/** How to reach an API server and as whom, from a kubeconfig. Certificates and keys are in PEM. */
export interface ServerAccess {
  server: URL;
  authority: string | undefined;
  certificate: string | undefined;
  key: string | undefined;
  token: string | undefined;
}

function unusable(): KubernetesError {
  return new KubernetesError({
    kind: 'invalid',
    code: 'kubeconfig',
    text: text('kubeconfig_unusable'),
  });
}

function parseYaml(words: string): unknown {
  try {
    return parse(words);
  } catch {
    throw unusable();
  }
}

/**
 * Reads the current context. Certificates must be inside the file, as in those of k3s: paths and credential plugins are
 * not followed. Throws `invalid` otherwise.
 */
export function readKubeconfig(words: string): ServerAccess {
  const parsed = kubeconfig.safeParse(parseYaml(words));
  if (!parsed.success) throw unusable();
  const { contexts, clusters, users, 'current-context': current } = parsed.data;
  const context = contexts.find(({ name }) => name === current)?.context;
  const cluster = clusters.find(({ name }) => name === context?.cluster)?.cluster;
  const user = users.find(({ name }) => name === context?.user)?.user;
  if (!cluster || !user) throw unusable();
  return {
    server: new URL(cluster.server),
    authority: cluster['certificate-authority-data'],
    certificate: user['client-certificate-data'],
    key: user['client-key-data'],
    token: user.token,
  };
}
