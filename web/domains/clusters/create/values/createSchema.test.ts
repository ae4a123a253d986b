import i18next from 'i18next';
import { loadPoolRules, startingPools } from '../../../nodepools/useNodePools.ts';
import { createSchema, type SchemaContext } from './createSchema.ts';
import { sampleValues } from './createValues.testing.ts';
import type { CreateValues } from './createValues.ts';

const zones: Record<string, string> = { fsn1: 'eu-central', hel1: 'eu-central', ash: 'us-east' };
const pools = await loadPoolRules();
const context: SchemaContext = {
  tokenState: 'saved',
  zoneOf: (location) => zones[location],
  isOnSale: () => undefined,
  k3sVersions: ['v1.33.4+k3s1', 'v1.32.8+k3s1'],
  osImages: ['UBUNTU_24_04', 'DEBIAN_13', 'ROCKY_10'],
  maxNodePools: 10,
};

/** Path → message, as shown in the form. */
function problems(fields: Partial<CreateValues>, changed: Partial<SchemaContext> = {}) {
  const result = createSchema({ ...context, ...changed }, pools).safeParse(sampleValues(fields));
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => {
      const [key = '', params] = message.split('|');
      const words = i18next.t(key, params ? (JSON.parse(params) as Record<string, string>) : {});
      return [path.join('.'), words];
    }),
  );
}

it('accepts the starting values with a name', () => {
  expect(problems({})).toEqual({});
});

it.each<[Partial<CreateValues>, string, string]>([
  [{ name: '' }, 'name', 'Enter a name'],
  [{ name: 'ab' }, 'name', 'Name must be at least 3 characters'],
  [{ name: 'a'.repeat(33) }, 'name', 'Name must be at most 32 characters'],
  [{ name: 'My-App' }, 'name', 'Name may have lowercase letters, digits and single hyphens between them'],
  [{ name: 'my--app' }, 'name', 'Name may have lowercase letters, digits and single hyphens between them'],
  [{ osImage: '' }, 'osImage', 'Operating system is required'],
  [{ osImage: 'UBUNTU_22_04' }, 'osImage', 'Invalid operating system'],
  [{ location: '' }, 'location', 'Location is required'],
  [{ location: 'mars', nodePools: startingPools('cpx11', 'mars') }, 'location', 'Unknown location mars'],
  [{ k3sVersion: '' }, 'k3sVersion', 'Kubernetes version is required'],
  [{ k3sVersion: 'v1.20.0+k3s1' }, 'k3sVersion', 'Must be one of v1.33.4+k3s1, v1.32.8+k3s1'],
  [
    { isHighAvailability: true, controlPlaneLocations: ['fsn1', 'hel1', 'fsn1', 'hel1'] },
    'controlPlaneLocations',
    'Control plane locations must be 1 to 3',
  ],
  [{ sshAllowedNetworks: Array<string>(51).fill('10.0.0.1') }, 'sshAllowedNetworks', 'At most 50 networks'],
  [{ nodePools: [] }, 'nodePools', 'At least one node pool is needed'],
  [{ controlPlaneInstanceType: '' }, 'controlPlaneInstanceType', 'Control plane server type is required'],
  [
    { isHighAvailability: true, controlPlaneLocations: [] },
    'controlPlaneLocations',
    'Control plane locations must be 1 to 3',
  ],
  [
    { isHighAvailability: true, controlPlaneLocations: ['fsn1', 'ash'] },
    'controlPlaneLocations',
    'Control plane locations must be in the network zone of the cluster (eu-central)',
  ],
  [
    { datastoreMode: 'EXTERNAL', externalDatastoreEndpoint: 'db.example.com' },
    'externalDatastoreEndpoint',
    'An external etcd needs its endpoint as host:port',
  ],
  [
    { sshAllowedNetworks: ['203.0.113.300'] },
    'sshAllowedNetworks.0',
    'Must be an IPv4 address or network, such as 203.0.113.7 or 203.0.113.0/24',
  ],
  [{ apiAllowedNetworks: [] }, 'apiAllowedNetworks', 'At least one network is needed'],
  [
    { privateSubnet: '8.8.8.0/24' },
    'privateSubnet',
    'Must be a private network such as 10.0.0.0/16, between /8 and /28',
  ],
  [
    { hasPrivateNetwork: false, hasPublicIpv4: false, hasPublicIpv6: false },
    'hasPublicIpv4',
    'Without a private network the nodes need a public IPv4 or IPv6 address',
  ],
  [
    { nodePools: startingPools('cpx11', 'ash') },
    'nodePools.0.location',
    'With a private network every pool must be in the network zone of the cluster (eu-central)',
  ],
])('refuses %o', (fields, path, words) => {
  expect(problems(fields)).toEqual({ [path]: words });
});

const pool = startingPools('cpx11', 'fsn1')[0];
const scaled = { isAutoscaling: true, minInstances: 2, maxInstances: 5 };
it.each<[Partial<NonNullable<typeof pool>>, string, string]>([
  [{ name: '' }, 'name', 'Node pool name is required'],
  [{ location: '' }, 'location', 'Location is required'],
  [{ instanceType: '' }, 'instanceType', 'Server type is required'],
  [{ instanceCount: 0 }, 'instanceCount', 'Instance count must be 1 to 10'],
  [{ instanceCount: 11 }, 'instanceCount', 'Instance count must be 1 to 10'],
  [{ ...scaled, minInstances: 10 }, 'minInstances', 'Minimum instances must be 0 to 9'],
  [{ ...scaled, maxInstances: 11 }, 'maxInstances', 'Maximum instances must be 1 to 10'],
  [
    { ...scaled, maxInstances: 1 },
    'maxInstances',
    'Maximum instances must be at least equal to minimum instances',
  ],
  [
    { ...scaled, maxInstances: 2 },
    'maxInstances',
    'Maximum instances must be greater than minimum instances',
  ],
])('refuses a pool with %o', (fields, path, words) => {
  const wrong = pool ? [{ ...pool, ...fields }] : [];
  expect(problems({ nodePools: wrong })).toMatchObject({ [`nodePools.0.${path}`]: words });
});

it('refuses a type that cannot be ordered, once the types are loaded', () => {
  const found = problems({}, { isOnSale: () => false });
  const words = 'cpx11 cannot be ordered in this location. Choose another type';
  expect(found).toEqual({ controlPlaneInstanceType: words, 'nodePools.0.instanceType': words });
});

it('requires a token unless one is saved, and the temporary one if selected', () => {
  expect(problems({}, { tokenState: 'missing' })).toEqual({ token: 'Hetzner API token is required' });
  expect(problems({ hasTemporaryToken: true }, { tokenState: 'missing' })).toEqual({
    temporaryToken: 'Temporary token is required',
  });
  expect(problems({ hasTemporaryToken: true })).toEqual({ temporaryToken: 'Temporary token is required' });
  expect(problems({ token: 'abc' }, { tokenState: 'missing' })).toEqual({});
});

it('reports duplicate pool names', () => {
  const pools = startingPools('cpx11', 'fsn1');
  expect(problems({ nodePools: [...pools, ...pools] })).toEqual({
    'nodePools.1.name': 'Node pool names must be unique',
  });
});

it('reports several invalid fields at once', () => {
  const found = problems({ name: '', apiAllowedNetworks: [], hasTemporaryToken: true });
  expect(Object.keys(found)).toEqual(['name', 'apiAllowedNetworks', 'temporaryToken']);
});
