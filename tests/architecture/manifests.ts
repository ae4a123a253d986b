import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const labels = z.record(z.string(), z.string());
const selector = z.object({ matchLabels: labels });
const named = z.object({ name: z.string() });
const seconds = z.number().positive();

/** A probe requests one of the health endpoints of both servers on the named port. */
const probe = (path: '/healthz' | '/readyz') =>
  z.object({
    httpGet: z.object({ path: z.literal(path), port: z.literal('http') }),
    periodSeconds: seconds,
    timeoutSeconds: seconds,
    failureThreshold: z.number().min(2),
  });

const container = z.object({
  name: z.string(),
  image: z.string(),
  args: z.tuple([z.string()]),
  envFrom: z.tuple([z.object({ configMapRef: named }), z.object({ secretRef: named })]),
  ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
  startupProbe: probe('/healthz'),
  livenessProbe: probe('/healthz'),
  readinessProbe: probe('/readyz'),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const podSpec = z.object({
  serviceAccountName: z.string(),
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: seconds,
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    // The user `node` of the image.
    runAsUser: z.literal(1000),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(z.object({ labelSelector: selector })).min(1),
  containers: z.tuple([container]),
  volumes: z.array(z.object({ name: z.string(), emptyDir: z.object({}) })),
});

/** The shape required of every Deployment; a deviation is reported as a problem. */
export const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: named,
  spec: z.object({
    replicas: z.number().min(2).optional(),
    strategy: z.object({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.number().positive() }),
    }),
    selector,
    template: z.object({ metadata: z.object({ labels }), spec: podSpec }),
  }),
});
export type Deployment = z.output<typeof deployment>;

const port = z.object({ port: z.union([z.string(), z.number()]) });
const peer = z.object({
  namespaceSelector: z.looseObject({}).optional(),
  podSelector: z.object({ matchLabels: labels.optional() }).optional(),
});

const kinds = {
  ServiceAccount: z.object({ metadata: named, automountServiceAccountToken: z.literal(false) }),
  Service: z.object({
    metadata: named,
    spec: z.object({
      clusterIP: z.string().optional(),
      selector: labels,
      ports: z.tuple([z.object({ name: z.string(), port: z.number(), targetPort: z.literal('http') })]),
    }),
  }),
  PodDisruptionBudget: z.object({ spec: z.object({ minAvailable: z.number().positive(), selector }) }),
  HorizontalPodAutoscaler: z.object({
    spec: z.object({
      scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
      minReplicas: z.number().min(2),
      maxReplicas: z.number(),
    }),
  }),
  NetworkPolicy: z.object({
    metadata: named,
    spec: z.object({
      podSelector: z.object({ matchLabels: labels.optional() }),
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
      ingress: z.array(z.object({ from: z.array(peer).min(1), ports: z.array(port).min(1) })).optional(),
      egress: z
        .array(z.object({ to: z.array(peer).min(1).optional(), ports: z.array(port).min(1) }))
        .optional(),
    }),
  }),
  Ingress: z.object({
    spec: z.object({
      tls: z.array(z.object({ hosts: z.array(z.string()).min(1), secretName: z.string() })).min(1),
      rules: z.array(
        z.object({
          host: z.string(),
          http: z.object({
            paths: z.array(
              z.object({
                backend: z.object({
                  service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
} as const;
type Kind = keyof typeof kinds;

/** The documents of the manifests with their kind, otherwise unvalidated. */
export function documents(...files: string[]): { kind: string }[] {
  const some = z.looseObject({ kind: z.string() });
  return files.flatMap((file) => {
    const found = parseAllDocuments(file);
    if (!Array.isArray(found)) return [];
    return found.map((document) => some.parse(document.toJS()));
  });
}

/** The documents of one kind, validated; throws with the path of the first problem. */
export function ofKind<K extends Kind>(all: readonly { kind: string }[], kind: K) {
  return all
    .filter((one) => one.kind === kind)
    .map((one) => kinds[kind].parse(one) as z.output<(typeof kinds)[K]>);
}

/** The valid Deployments, and the path of every problem in the others. */
export function deploymentsIn(all: readonly { kind: string }[]): { good: Deployment[]; problems: string[] } {
  const parsed = all.filter((one) => one.kind === 'Deployment').map((one) => deployment.safeParse(one));
  return {
    good: parsed.flatMap((one) => (one.success ? [one.data] : [])),
    problems: parsed.flatMap((one) => one.error?.issues.map((issue) => issue.path.join('.')) ?? []),
  };
}

/** Parses NAME=value lines, ignoring comments and empty lines. */
export function envFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Whether a selector matches a pod with these labels; an empty selector matches all. */
export function selects(
  wanted: Record<string, string> | undefined,
  labelsOf: Record<string, string>,
): boolean {
  return Object.entries(wanted ?? {}).every(([name, value]) => labelsOf[name] === value);
}
