import * as z from 'zod/mini';
import { message } from '../../../../forms/messages.ts';
import type { IsOnSale } from '../../../nodepools/InstanceTypesProvider.tsx';
import type { PoolRules } from '../../../nodepools/useNodePools.ts';
import { labelsProblem } from '../../settings/labelsIn.ts';
import { controlPlaneLocationsOf, type CreateValues } from './createValues.ts';
import { isEndpoint, isIpv4Network, isPrivateSubnet, NAME_SHAPE } from './networks.ts';

/** Whether a Hetzner token is saved for the account; `unknown` if that could not be loaded, then the server decides. */
export type TokenState = 'saved' | 'missing' | 'unknown';

export interface SchemaContext {
  readonly tokenState: TokenState;
  readonly zoneOf: (location: string) => string | undefined;
  readonly isOnSale: IsOnSale;
  /** The available options; a draft or a file may contain other values. */
  readonly k3sVersions: readonly string[];
  readonly osImages: readonly string[];
  readonly maxNodePools: number;
}

type Problem = [path: (string | number)[], message: string];
const rule = (key: string) => `clusters:create.rules.${key}`;

const required = (key: string) => z.string().check(z.minLength(1, rule(key)));
const networks = z
  .array(z.string().check(z.refine(isIpv4Network, rule('network'))))
  .check(z.minLength(1, rule('networks')), z.maxLength(50, rule('networksMany')));

const fieldsWith = (nodePools: PoolRules) =>
  z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, rule('nameMissing')),
      z.refine((name) => name === '' || name.length >= 3, rule('nameShort')),
      z.maxLength(32, rule('nameLong')),
      z.refine((name) => name.length < 3 || NAME_SHAPE.test(name), rule('nameShape')),
    ),
    location: required('location'),
    k3sVersion: required('k3sVersion'),
    osImage: required('osImage'),
    controlPlaneInstanceType: required('controlPlaneInstanceType'),
    isHighAvailability: z.boolean(),
    controlPlaneLocations: z.array(z.string()),
    schedulesWorkloadsOnControlPlane: z.boolean(),
    datastoreMode: z.enum(['ETCD', 'EXTERNAL']),
    externalDatastoreEndpoint: z.string().check(z.trim()),
    hasEmbeddedRegistryMirror: z.boolean(),
    isProtected: z.boolean(),
    labels: z.string(),
    notes: z.string().check(z.trim(), z.maxLength(1000)),
    token: z.string().check(z.trim()),
    hasTemporaryToken: z.boolean(),
    temporaryToken: z.string().check(z.trim()),
    cni: z.enum(['FLANNEL', 'CILIUM', 'NONE']),
    isCniEncrypted: z.boolean(),
    sshAllowedNetworks: networks,
    apiAllowedNetworks: networks,
    hasPublicIpv4: z.boolean(),
    hasPublicIpv6: z.boolean(),
    hasPrivateNetwork: z.boolean(),
    privateSubnet: z.string().check(z.trim()),
    nodePools,
  });

/** Values that only a file or an old draft can contain: the form does not offer them. */
function choiceProblems(values: CreateValues, context: SchemaContext): Problem[] {
  const { zoneOf, k3sVersions, osImages, maxNodePools } = context;
  const { location, k3sVersion, osImage } = values;
  const problems: Problem[] = [];
  if (location !== '' && zoneOf(location) === undefined) {
    problems.push([['location'], message(rule('unknownLocation'), { location })]);
  }
  if (k3sVersion !== '' && !k3sVersions.includes(k3sVersion)) {
    const versions = k3sVersions.join(', ');
    problems.push([['k3sVersion'], message(rule('k3sVersionUnknown'), { versions })]);
  }
  if (osImage !== '' && !osImages.includes(osImage)) problems.push([['osImage'], rule('osImageUnknown')]);
  if (values.nodePools.length > maxNodePools) {
    problems.push([['nodePools'], message('nodepools:pools.full', { max: maxNodePools })]);
  }
  values.nodePools.forEach((pool, index) => {
    if (pool.location === '' || pool.location === location || zoneOf(pool.location) !== undefined) return;
    const text = message(rule('unknownLocation'), { location: pool.location });
    problems.push([['nodePools', index, 'location'], text]);
  });
  return problems;
}

function generalProblems(values: CreateValues, { tokenState, zoneOf }: SchemaContext): Problem[] {
  const problems: Problem[] = [];
  const wrongLabel = labelsProblem(values.labels);
  if (wrongLabel !== undefined) problems.push([['labels'], wrongLabel]);
  const locations = controlPlaneLocationsOf(values);
  if (locations.length < 1 || locations.length > 3)
    problems.push([['controlPlaneLocations'], rule('controlPlaneLocations')]);
  else if (locations.some((location) => zoneOf(location) !== zoneOf(values.location))) {
    const zone = zoneOf(values.location) ?? '';
    problems.push([['controlPlaneLocations'], message(rule('masterZone'), { zone })]);
  }
  if (values.datastoreMode === 'EXTERNAL' && !isEndpoint(values.externalDatastoreEndpoint)) {
    problems.push([['externalDatastoreEndpoint'], rule('endpoint')]);
  }
  if (values.hasTemporaryToken) {
    if (values.temporaryToken === '') problems.push([['temporaryToken'], rule('temporaryToken')]);
  } else if (tokenState === 'missing' && values.token === '') problems.push([['token'], rule('token')]);
  return problems;
}

function networkProblems(values: CreateValues, { zoneOf }: SchemaContext): Problem[] {
  const { hasPrivateNetwork, hasPublicIpv4, hasPublicIpv6 } = values;
  if (!hasPrivateNetwork) {
    return hasPublicIpv4 || hasPublicIpv6 ? [] : [[['hasPublicIpv4'], rule('noAddress')]];
  }
  const problems: Problem[] = [];
  if (!isPrivateSubnet(values.privateSubnet)) problems.push([['privateSubnet'], rule('privateSubnet')]);
  const zone = zoneOf(values.location);
  // Then the location of the cluster is the error.
  if (zone === undefined) return problems;
  values.nodePools.forEach(({ location }, index) => {
    const other = zoneOf(location);
    if (other === undefined || other === zone) return;
    problems.push([['nodePools', index, 'location'], message(rule('poolZone'), { zone })]);
  });
  return problems;
}

function offerProblems(values: CreateValues, { isOnSale }: SchemaContext): Problem[] {
  const isGone = (location: string, type: string) => type !== '' && isOnSale(location, type) === false;
  const problems: Problem[] = [];
  const type = values.controlPlaneInstanceType;
  if (controlPlaneLocationsOf(values).some((location) => isGone(location, type))) {
    problems.push([['controlPlaneInstanceType'], message('nodepools:rules.notOnSale', { type })]);
  }
  const names = values.nodePools.map(({ name }) => name);
  values.nodePools.forEach((pool, index) => {
    if (names.indexOf(pool.name) < index && pool.name !== '') {
      problems.push([['nodePools', index, 'name'], 'nodepools:rules.nameTaken']);
    }
    if (!isGone(pool.location, pool.instanceType)) return;
    const text = message('nodepools:rules.notOnSale', { type: pool.instanceType });
    problems.push([['nodePools', index, 'instanceType'], text]);
  });
  return problems;
}

/** Validation of the form for immediate feedback; the server has the same rules and decides. */
export function createSchema(context: SchemaContext, pools: PoolRules) {
  return fieldsWith(pools).check((payload) => {
    const { value } = payload;
    const problems = [
      ...choiceProblems(value, context),
      ...generalProblems(value, context),
      ...networkProblems(value, context),
      ...offerProblems(value, context),
    ];
    for (const [path, text] of problems) {
      payload.issues.push({ code: 'custom', path, message: text, input: value, continue: true });
    }
  });
}

/** True if the values make a cluster. */
export function isComplete(schema: ReturnType<typeof createSchema>, values: CreateValues): boolean {
  return schema.safeParse(values).success;
}
