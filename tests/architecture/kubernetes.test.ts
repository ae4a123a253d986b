import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig as readGateway } from '../../gateway/config.ts';
import { readConfig as readPlatform } from '../../platform/config.ts';
import { apiServerUrl } from '../../platform/providers/bootstrap/kubeconfig.ts';
import { STOP_MS } from '../../process/stopping.ts';
import { deploymentsIn, documents, envFile, ofKind, selects, type Deployment } from './manifests.ts';
import { listPaths, read } from './repository.ts';

const FOLDER = 'deploy/kubernetes';
const at = (file: string) => `${FOLDER}/${file}`;

const kustomization = z.object({
  resources: z.array(z.string()),
  images: z.tuple([z.object({ name: z.string(), newTag: z.string() })]),
  configMapGenerator: z.array(z.object({ name: z.string(), envs: z.tuple([z.string()]) })),
  secretGenerator: z.array(z.object({ name: z.string(), envs: z.tuple([z.string()]) })),
});
const base = kustomization.parse(parse(read(at('kustomization.yaml'))));
const component = z
  .object({ resources: z.array(z.string()), configurations: z.array(z.string()) })
  .parse(parse(read(at('components/monitoring/kustomization.yaml'))));

const all = documents(...base.resources.map((file) => read(at(file))));
const optional = documents(...component.resources.map((file) => read(at(`components/monitoring/${file}`))));
type Documents = typeof all;
type Parts = { gateway: Record<string, string>; platform: Record<string, string> };

const variables: Parts = {
  gateway: envFile(read(at('gateway.env'))),
  platform: envFile(read(at('platform.env'))),
};
const secrets: Parts = {
  gateway: envFile(read(at('gateway.secret.example.env'))),
  platform: envFile(read(at('platform.secret.example.env'))),
};

const podLabels = ({ spec }: Deployment) => spec.template.metadata.labels;

/** Selectors that match no pod, and Deployments without a service account or disruption budget. */
function labelProblems(docs: Documents): string[] {
  const { good } = deploymentsIn(docs);
  const problems: string[] = [];
  const mustMatch = (what: string, wanted: Record<string, string> | undefined) => {
    if (!good.some((one) => selects(wanted, podLabels(one)))) problems.push(`${what} selects no pod`);
  };
  for (const one of ofKind(docs, 'Service')) mustMatch(`service ${one.metadata.name}`, one.spec.selector);
  for (const { metadata, spec } of ofKind(docs, 'NetworkPolicy')) {
    mustMatch(`policy ${metadata.name}`, spec.podSelector.matchLabels);
  }
  const budgets = ofKind(docs, 'PodDisruptionBudget');
  for (const { spec } of budgets) mustMatch('a disruption budget', spec.selector.matchLabels);
  for (const one of good) {
    const { name } = one.metadata;
    const labels = podLabels(one);
    if (!selects(one.spec.selector.matchLabels, labels)) problems.push(`${name} does not select its pods`);
    for (const { labelSelector } of one.spec.template.spec.topologySpreadConstraints)
      if (!selects(labelSelector.matchLabels, labels))
        problems.push(`${name} is spread by labels its pods do not have`);
    const account = one.spec.template.spec.serviceAccountName;
    if (!ofKind(docs, 'ServiceAccount').some(({ metadata }) => metadata.name === account))
      problems.push(`${name} has no account ${account}`);
    const replicas = one.spec.replicas ?? scaledTo(docs, name);
    const budget = budgets.find(({ spec }) => selects(spec.selector.matchLabels, labels));
    if (budget === undefined) problems.push(`${name} has no disruption budget`);
    else if (budget.spec.minAvailable >= replicas) problems.push(`${name} can never be drained`);
  }
  return problems;
}

const scaledTo = (docs: Documents, name: string): number =>
  ofKind(docs, 'HorizontalPodAutoscaler').find(({ spec }) => spec.scaleTargetRef.name === name)?.spec
    .minReplicas ?? 0;

/** The Deployments allowed to connect to this one by network policy; null for pods of other namespaces. */
function callersOf(docs: Documents, target: Deployment): (string | null)[] {
  const { good } = deploymentsIn(docs);
  return ofKind(docs, 'NetworkPolicy')
    .filter(({ spec }) => selects(spec.podSelector.matchLabels, podLabels(target)))
    .flatMap(({ spec }) => spec.ingress ?? [])
    .flatMap(({ from }) => from)
    .flatMap(({ namespaceSelector, podSelector }) =>
      namespaceSelector === undefined
        ? good
            .filter((one) => selects(podSelector?.matchLabels, podLabels(one)))
            .map(({ metadata }) => metadata.name)
        : [null],
    );
}

function networkProblems(docs: Documents): string[] {
  const policies = ofKind(docs, 'NetworkPolicy');
  const problems: string[] = [];
  const denies = policies.some(
    ({ spec }) =>
      spec.podSelector.matchLabels === undefined &&
      spec.policyTypes.length === 2 &&
      !spec.ingress &&
      !spec.egress,
  );
  if (!denies) problems.push('there is no default-deny policy');
  for (const one of deploymentsIn(docs).good) {
    const own = policies.filter(
      ({ spec }) => spec.podSelector.matchLabels && selects(spec.podSelector.matchLabels, podLabels(one)),
    );
    if (!own.some(({ spec }) => spec.ingress && spec.egress))
      problems.push(`${one.metadata.name} has no network policy`);
  }
  return problems;
}

/** Ports, mounts and grace periods that do not match the environment of the servers. */
function serverProblems(docs: Documents, env: Parts): string[] {
  const problems: string[] = [];
  for (const one of deploymentsIn(docs).good) {
    const name = z.enum(['gateway', 'platform']).parse(one.metadata.name);
    const { spec } = one.spec.template;
    const [{ args, envFrom, ports, volumeMounts }] = spec.containers;
    if (args[0] !== name || envFrom[0].configMapRef.name !== name || envFrom[1].secretRef.name !== name)
      problems.push(`${name} runs with the arguments or environment of another part`);
    const port = Number(name === 'gateway' ? env.gateway['PORT'] : env.platform['PLATFORM_PORT']);
    if (ports[0].containerPort !== port) problems.push(`${name} listens on ${port}`);
    const stop = Number(env[name]['STOP_DELAY_MS']) + STOP_MS;
    if (spec.terminationGracePeriodSeconds * 1000 <= stop)
      problems.push(`${name} is killed before it has stopped`);
    const mounted = volumeMounts.filter((mount) => spec.volumes.some((volume) => volume.name === mount.name));
    for (const path of ['/tmp', '/app/.data'])
      if (!mounted.some(({ mountPath }) => mountPath === path)) problems.push(`${name} cannot write ${path}`);
  }
  const [host, port] = (env.gateway['UPSTREAM_URL'] ?? '').replace('http://', '').split(':');
  const service = ofKind(docs, 'Service').find(({ metadata }) => metadata.name === host);
  if (service?.spec.ports[0].port !== Number(port))
    problems.push('UPSTREAM_URL is not the address of a service');
  return problems;
}

/** The ports at which a Deployment may reach addresses outside of the cluster. */
const outwardPorts = (docs: Documents, from: Deployment) =>
  ofKind(docs, 'NetworkPolicy')
    .filter(({ spec }) => selects(spec.podSelector.matchLabels, podLabels(from)))
    .flatMap(({ spec }) => spec.egress ?? [])
    .filter(({ to }) => to === undefined)
    .flatMap(({ ports }) => ports.map(({ port }) => port));

/** The public addresses of the ingress and in the environment of the servers. */
const addressesOf = (docs: Documents, { gateway, platform }: Parts): Set<string | undefined> =>
  new Set([
    ...ofKind(docs, 'Ingress').flatMap(({ spec }) => [
      ...spec.rules.map(({ host }) => `https://${host}`),
      ...spec.tls.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`)),
    ]),
    gateway['PUBLIC_URL'],
    platform['PUBLIC_URL'],
  ]);

/** The manifests with `from` replaced by `to`. */
function changed(from: string, to: string): Documents {
  const files = base.resources.map((file) => read(at(file)));
  if (!files.some((file) => file.includes(from))) throw new Error(`no manifest contains ${from}`);
  return documents(...files.map((file) => file.replaceAll(from, to)));
}

describe('the Kubernetes manifests', () => {
  it('are all listed in a kustomization and contain no secrets', () => {
    const kept = listPaths().filter((path) => path.startsWith(`${FOLDER}/`));
    const generated = [...base.configMapGenerator, ...base.secretGenerator].flatMap(({ envs }) => envs);
    const known = [
      ...base.resources,
      ...generated.map((file) => file.replace('.secret.env', '.secret.example.env')),
      ...[...component.resources, ...component.configurations].map((file) =>
        posix.join('components/monitoring', file),
      ),
      'components/monitoring/kustomization.yaml',
      'kustomization.yaml',
      'README.md',
    ];
    expect(kept).toEqual(known.map(at).sort());
    expect(read('.gitignore')).toContain('*.secret.env');
    expect(read('.dockerignore')).toContain('**/*.secret.env');
    expect(secrets.platform['ENCRYPTION_KEY']).toBe('');
    expect(secrets.gateway['METRICS_TOKEN']).toBe('');
  });

  it('run both parts with replicas, as non-root, with a read-only file system and rolling updates', () => {
    const { good, problems } = deploymentsIn(all);
    expect(problems).toEqual([]);
    expect(good.map(({ metadata }) => metadata.name)).toEqual(['platform', 'gateway']);
    expect(scaledTo(all, 'gateway')).toBe(3);
    expect(read('Dockerfile')).toContain('\nUSER node\n');
  });

  it('probe paths that both servers serve', () => {
    for (const file of ['gateway/http/app.ts', 'platform/http/health.ts'])
      for (const path of ['/healthz', '/readyz']) expect(read(file)).toContain(`'${path}'`);
  });

  it('set only variables that the servers read, and secrets only in the Secret', () => {
    const ENCRYPTION_KEY = Buffer.alloc(32).toString('base64');
    const platform = readPlatform({ ...variables.platform, ...secrets.platform, ENCRYPTION_KEY });
    const gateway = readGateway({ ...variables.gateway, ...secrets.gateway });
    expect([platform.host, gateway.host, gateway.trustProxy]).toEqual(['0.0.0.0', '0.0.0.0', true]);
    for (const part of ['gateway', 'platform'] as const) {
      const config = read(`${part}/config.ts`);
      const names = [...Object.keys(variables[part]), ...Object.keys(secrets[part])];
      expect(names.filter((name) => !config.includes(`  ${name}: `))).toEqual([]);
      expect(Object.keys(variables[part]).filter((name) => name in secrets[part])).toEqual([]);
    }
  });

  it('have matching ports, names and grace periods', () => {
    expect(serverProblems(all, variables)).toEqual([]);
    expect(addressesOf(all, variables).size).toBe(1);
    for (const { spec } of ofKind(all, 'Ingress'))
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths))
        expect(
          ofKind(all, 'Service').find(({ metadata }) => metadata.name === backend.service.name)?.spec.ports[0]
            .name,
        ).toBe(backend.service.port.name);
  });

  it('have selectors that match pods, and a service account and disruption budget for each Deployment', () => {
    expect(labelProblems(all)).toEqual([]);
    expect(labelProblems([...all, ...optional])).toEqual([]);
  });

  it('allow only the gateway to reach the platform, and only the ingress and Prometheus to reach the gateway', () => {
    expect(networkProblems(all)).toEqual([]);
    const [platform, gateway] = deploymentsIn(all).good;
    if (!platform || !gateway) throw new Error('two Deployments are expected');
    expect(callersOf(all, platform)).toEqual(['gateway']);
    expect(callersOf(all, gateway)).toEqual([null]);
    expect(callersOf([...all, ...optional], gateway)).toEqual([null, null]);
  });

  it('let only the platform out: to its database, mail servers, HTTPS and the API servers of clusters', () => {
    const [platform, gateway] = deploymentsIn(all).good;
    if (!platform || !gateway) throw new Error('two Deployments are expected');
    const apiServer = Number(new URL(apiServerUrl('192.0.2.10')).port);
    expect(outwardPorts(all, platform)).toEqual([5432, 587, 465, 443, apiServer]);
    expect(outwardPorts(all, gateway)).toEqual([]);
  });

  it('run the image that compose builds', () => {
    const images = deploymentsIn(all).good.map(({ spec }) => spec.template.spec.containers[0].image);
    expect(new Set([...images, base.images[0].name])).toEqual(new Set(['kubedeck']));
    expect(read('compose.yaml')).toContain('image: kubedeck\n');
    expect(base.images[0].newTag).toMatch(/^\d/);
  });
});

describe('the checks of the Kubernetes manifests', () => {
  it.each([
    ['runAsNonRoot: true', 'runAsNonRoot: false', 'securityContext.runAsNonRoot'],
    ['runAsUser: 1000', 'runAsUser: 0', 'securityContext.runAsUser'],
    ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'readOnlyRootFilesystem'],
    ['path: /readyz', 'path: /ready', 'readinessProbe.httpGet.path'],
    ['enableServiceLinks: false', 'enableServiceLinks: true', 'enableServiceLinks'],
    ['maxUnavailable: 0', 'maxUnavailable: 1', 'rollingUpdate.maxUnavailable'],
    ['drop: [ALL]', 'drop: []', 'capabilities.drop'],
    ['replicas: 2', 'replicas: 1', 'spec.replicas'],
  ])('report %s changed to %s', (from, to, problem) => {
    expect(deploymentsIn(changed(from, to)).problems.join()).toContain(problem);
  });

  it('report a selector, a service account and a disruption budget that do not match', () => {
    const renamed = changed(
      'matchLabels:\n      app.kubernetes.io/name: platform',
      'matchLabels:\n      a: b',
    );
    expect(labelProblems(renamed)).toEqual(
      expect.arrayContaining(['platform does not select its pods', 'platform has no disruption budget']),
    );
    const stranger = changed('serviceAccountName: gateway', 'serviceAccountName: stranger');
    expect(labelProblems(stranger)).toEqual(['gateway has no account stranger']);
    expect(labelProblems(changed('minAvailable: 2', 'minAvailable: 3'))).toEqual([
      'gateway can never be drained',
    ]);
  });

  it('report a missing network policy and one that allows too much', () => {
    const without = (name: string) =>
      all.filter((one) => {
        const found = z.object({ metadata: z.object({ name: z.string() }) }).safeParse(one);
        return one.kind !== 'NetworkPolicy' || found.data?.metadata.name !== name;
      });
    expect(networkProblems(without('default-deny'))).toEqual(['there is no default-deny policy']);
    expect(networkProblems(without('platform'))).toEqual(['platform has no network policy']);
    const open = changed(
      '- podSelector:\n            matchLabels:\n              app.kubernetes.io/name: gateway',
      '- podSelector: {}',
    );
    const [platform] = deploymentsIn(open).good;
    expect(platform && callersOf(open, platform)).toEqual(['platform', 'gateway']);
  });

  it('report ports, addresses and grace periods that do not match', () => {
    expect(serverProblems(changed('containerPort: 4100', 'containerPort: 4101'), variables)).toEqual([
      'platform listens on 4100',
    ]);
    const slow = { ...variables, gateway: { ...variables.gateway, STOP_DELAY_MS: '20000' } };
    expect(serverProblems(all, slow)).toEqual(['gateway is killed before it has stopped']);
    const astray = { ...variables, gateway: { ...variables.gateway, UPSTREAM_URL: 'http://platforms:4100' } };
    expect(serverProblems(all, astray)).toEqual(['UPSTREAM_URL is not the address of a service']);
    expect(serverProblems(changed('mountPath: /tmp', 'mountPath: /var'), variables)).toHaveLength(2);
    expect(addressesOf(changed('- host: kubedeck', '- host: other'), variables).size).toBe(2);
  });
});
