import { apiVersionOf, resources, type Resource, type ResourceName } from '../../../api/resources.ts';
import { json, type ApiCall, type ApiReply } from '../call.ts';
import { servedResources } from './groups.ts';
import { readyCluster } from '../reading.ts';
import { unknownPath } from '../status.ts';
import { subresourcesOf } from '../subresources/subresources.ts';

const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];
const METRICS_VERBS = ['get', 'list'];

/** A served resource or subresource, for all formats of discovery. */
interface Served extends Resource {
  name: string;
  verbs: readonly string[];
}

const review = {
  group: 'authorization.k8s.io',
  version: 'v1',
  shortNames: [],
  isNamespaced: false,
  verbs: ['create'],
};
/** Resources without objects. */
const virtual: readonly Served[] = [
  {
    ...review,
    name: 'selfsubjectaccessreviews',
    plural: 'selfsubjectaccessreviews',
    singular: 'selfsubjectaccessreview',
    kind: 'SelfSubjectAccessReview',
  },
  {
    ...review,
    name: 'selfsubjectrulesreviews',
    plural: 'selfsubjectrulesreviews',
    singular: 'selfsubjectrulesreview',
    kind: 'SelfSubjectRulesReview',
  },
];

function servedOf(name: ResourceName): Served[] {
  const definition = resources[name];
  const verbs = definition.group === 'metrics.k8s.io' ? METRICS_VERBS : VERBS;
  const whole: Served = { ...definition, name: definition.plural, verbs };
  const parts = Object.entries(subresourcesOf(name)).map(([part, { kind, verbs: allowed }]) => ({
    ...definition,
    name: `${definition.plural}/${part}`,
    kind: kind ?? definition.kind,
    singular: '',
    shortNames: [],
    verbs: allowed,
  }));
  return [whole, ...parts];
}

async function allServed(call: ApiCall): Promise<Served[]> {
  await readyCluster(call);
  return [...(await servedResources(call)).flatMap(servedOf), ...virtual];
}

function groupObject(group: string, version: string) {
  const versions = { groupVersion: `${group}/${version}`, version };
  return { name: group, versions: [versions], preferredVersion: versions };
}

/** kubectl drains nodes only where this group exists; its one resource is a subresource of pods. */
const policy = { group: 'policy', version: 'v1' };

function groupsOf(served: readonly Served[]): { group: string; version: string }[] {
  const seen = new Map([...served, policy].map(({ group, version }) => [group, { group, version }]));
  seen.delete('');
  return [...seen.values()];
}

/** What `kubectl get all` shows. */
const inAll: ReadonlySet<string> = new Set([
  'daemonsets',
  'deployments',
  'horizontalpodautoscalers',
  'jobs',
  'pods',
  'replicasets',
  'services',
  'statefulsets',
]);

function categoriesOf(name: string): { categories?: string[] } {
  return inAll.has(name) ? { categories: ['all'] } : {};
}

function resourceList(served: readonly Served[], groupVersion: string): object {
  const listed = served.map(({ name, singular, isNamespaced, kind, verbs, shortNames }) => ({
    name,
    singularName: singular,
    namespaced: isNamespaced,
    kind,
    verbs,
    ...(shortNames.length > 0 && { shortNames }),
    ...categoriesOf(name),
    ...(name.endsWith('/scale') && { group: 'autoscaling', version: 'v1' }),
    ...(name.endsWith('/eviction') && { group: 'policy', version: 'v1' }),
  }));
  return { kind: 'APIResourceList', apiVersion: 'v1', groupVersion, resources: listed };
}

/** As in apidiscovery.k8s.io: one entry per resource, with its subresources inside. */
function aggregatedVersion(served: readonly Served[], version: string): object {
  const wholes = served.filter(({ name }) => !name.includes('/'));
  const listed = wholes.map((whole) => ({
    resource: whole.plural,
    responseKind: { group: whole.group, version: whole.version, kind: whole.kind },
    scope: whole.isNamespaced ? 'Namespaced' : 'Cluster',
    singularResource: whole.singular,
    verbs: whole.verbs,
    shortNames: whole.shortNames,
    ...categoriesOf(whole.plural),
    subresources: served
      .filter(({ name }) => name.startsWith(`${whole.plural}/`))
      .map(({ name, kind, verbs }) => ({
        subresource: name.slice(whole.plural.length + 1),
        responseKind: { group: whole.group, version: whole.version, kind },
        verbs,
      })),
  }));
  return { version, freshness: 'Current', resources: listed };
}

function aggregated(
  served: readonly Served[],
  groups: readonly { group: string; version: string }[],
  version: string,
) {
  const items = groups.map(({ group, version: of }) => ({
    metadata: group ? { name: group } : {},
    versions: [
      aggregatedVersion(
        served.filter((one) => one.group === group),
        of,
      ),
    ],
  }));
  return { kind: 'APIGroupDiscoveryList', apiVersion: `apidiscovery.k8s.io/${version}`, metadata: {}, items };
}

/** The first version of aggregated discovery that the client accepts; null if it wants none. */
function aggregatedAccepted({ headers }: ApiCall): string | null {
  return (
    /application\/json;g=apidiscovery\.k8s\.io;v=(v2(?:beta1)?);as=APIGroupDiscoveryList/.exec(
      headers['accept'] ?? '',
    )?.[1] ?? null
  );
}

function aggregatedReply(body: object, version: string): ApiReply {
  const contentType = `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`;
  return { ...json(body), contentType };
}

/** Which groups, versions and resources there are. Null for a path that is not about that. */
export async function discover(call: ApiCall): Promise<ApiReply | null> {
  const [, root, ...parts] = call.path.replace(/\/$/, '').split('/');
  if ((root !== 'api' && root !== 'apis') || parts.length > (root === 'api' ? 1 : 2)) return null;
  const served = await allServed(call);
  const version = aggregatedAccepted(call);
  if (root === 'api') {
    const core = { group: '', version: 'v1' };
    const ofCore = served.filter(({ group }) => group === '');
    if (parts[0] === 'v1') return json(resourceList(ofCore, 'v1'));
    if (parts[0] !== undefined) throw unknownPath();
    if (version) return aggregatedReply(aggregated(served, [core], version), version);
    return json({ kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] });
  }
  const groups = groupsOf(served);
  const [name, at] = parts;
  if (name === undefined) {
    if (version) return aggregatedReply(aggregated(served, groups, version), version);
    const list = groups.map(({ group, version: of }) => groupObject(group, of));
    return json({ kind: 'APIGroupList', apiVersion: 'v1', groups: list });
  }
  const found = groups.find(({ group }) => group === name);
  if (!found || (at !== undefined && at !== found.version)) throw unknownPath();
  if (at === undefined)
    return json({ kind: 'APIGroup', apiVersion: 'v1', ...groupObject(name, found.version) });
  const ofGroup = served.filter(({ group }) => group === name);
  return json(
    resourceList(ofGroup, apiVersionOf({ ...review, ...found, plural: '', singular: '', kind: '' })),
  );
}
