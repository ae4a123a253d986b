import { parse } from 'yaml';
import { sampleValues } from '../create/values/createValues.testing.ts';
import { toInput, type CreateValues } from '../create/values/createValues.ts';
import { blankPool } from '../../nodepools/useNodePools.ts';
import { definitionOf, yamlFileName } from './clusterDefinition.ts';
import { fromYaml, MAX_YAML_CHARACTERS, type YamlResult } from './fromYaml.ts';
import { toYaml } from './toYaml.ts';

const start = definitionOf(sampleValues({ name: '' }));
const read = (source: string) => fromYaml(source, start);

function accepted(source: string): Extract<YamlResult, { ok: true }> {
  const result = read(source);
  if (!result.ok) throw new Error(`not read: ${result.reason}`);
  return result;
}
const clusterOf = (source: string) => accepted(source).cluster;
const notesOf = (source: string) =>
  accepted(source).notes.map(({ line, path, kind, why }) =>
    [line, path, kind, ...(why ? [why] : [])].join(' '),
  );

const autoscaled = {
  ...blankPool('auto', 'cx33', 'hel1'),
  isAutoscaling: true,
  minInstances: 0,
  maxInstances: 5,
};
const samples: Record<string, Partial<CreateValues>> = {
  'the defaults': {},
  'high availability over two places': {
    location: 'hel1',
    isHighAvailability: true,
    controlPlaneLocations: ['hel1', 'fsn1'],
    schedulesWorkloadsOnControlPlane: true,
  },
  'an external datastore': { datastoreMode: 'EXTERNAL', externalDatastoreEndpoint: 'db.example.com:5432' },
  'no CNI, and no private network': { cni: 'NONE', hasPrivateNetwork: false, hasPublicIpv6: false },
  'Cilium with encryption': { cni: 'CILIUM', isCniEncrypted: true, privateSubnet: '172.20.0.0/20' },
  'several pools': { nodePools: [blankPool('default', 'cpx11', 'fsn1'), autoscaled] },
  'narrow networks': {
    sshAllowedNetworks: ['203.0.113.7/32'],
    apiAllowedNetworks: ['203.0.113.7/32', '10.0.0.0/8'],
  },
  'the other switches': { hasEmbeddedRegistryMirror: true, isProtected: false, hasPublicIpv4: false },
  labels: { labels: 'env=production\nempty=\nrelease=1.0\nexample.com/team=shop' },
  'other versions': { k3sVersion: 'v1.33.4+k3s1', osImage: 'ROCKY_10' },
};

describe('exporting a cluster', () => {
  it.each(Object.entries(samples))('can be imported again without changes: %s', (_name, fields) => {
    const values = sampleValues(fields);
    const { cluster, notes } = accepted(toYaml(definitionOf(values)));
    expect(toInput({ ...values, ...cluster })).toEqual(toInput(values));
    expect(new Set(notes.map(({ kind }) => kind))).toEqual(new Set(['local']));
  });

  it('writes a hetzner-k3s file without a token', () => {
    const values = sampleValues({ token: 'secret-1', hasTemporaryToken: true, temporaryToken: 'secret-2' });
    const file = toYaml(definitionOf(values));
    expect(file).not.toMatch(/secret-|hetzner_token/);
    expect(parse(file)).toEqual({
      cluster_name: 'my-cluster',
      kubeconfig_path: './kubeconfig',
      k3s_version: 'v1.32.8+k3s1',
      image: 'ubuntu-24.04',
      networking: {
        ssh: {
          port: 22,
          use_agent: false,
          public_key_path: '~/.ssh/id_ed25519.pub',
          private_key_path: '~/.ssh/id_ed25519',
        },
        allowed_networks: { ssh: ['0.0.0.0/0'], api: ['0.0.0.0/0'] },
        public_network: { ipv4: true, ipv6: true },
        private_network: { enabled: true, subnet: '10.0.0.0/16' },
        cni: { enabled: true, mode: 'flannel', encryption: false },
      },
      datastore: { mode: 'etcd' },
      schedule_workloads_on_masters: false,
      masters_pool: { instance_type: 'cpx11', instance_count: 1, locations: ['fsn1'] },
      worker_node_pools: [{ name: 'default', instance_type: 'cpx11', location: 'fsn1', instance_count: 1 }],
      addons: { embedded_registry_mirror: { enabled: false } },
      create_load_balancer_for_the_kubernetes_api: false,
      protect_against_deletion: true,
    });
  });

  it('writes labels as a map, whose values stay text', () => {
    const file = toYaml(definitionOf(sampleValues({ labels: 'env=production\nrelease=1.0\nempty=' })));
    expect(parse(file)).toMatchObject({ labels: { empty: '', env: 'production', release: '1.0' } });
    expect(file).toContain('# Labels of this console');
  });

  it('names the file after the cluster', () => {
    expect([yamlFileName('shop'), yamlFileName('')]).toEqual([
      'shop.hetzner-k3s.yaml',
      'cluster.hetzner-k3s.yaml',
    ]);
  });

  it('writes no anchors for equal lists', () => {
    const list = ['203.0.113.7/32'];
    const file = toYaml(definitionOf(sampleValues({ sshAllowedNetworks: list, apiAllowedNetworks: list })));
    expect(file).not.toMatch(/[&*]a\d/);
  });
});

describe('importing a file', () => {
  it('reads no token, and notes that', () => {
    const { cluster, notes } = accepted('hetzner_token: s3cr3t\ncluster_name: shop\n');
    expect(notes).toEqual([{ line: 1, path: 'hetzner_token', kind: 'token' }]);
    expect(JSON.stringify([cluster, notes])).not.toContain('s3cr3t');
  });

  it('keeps wrong labels, so that their field shows what is wrong', () => {
    expect(clusterOf('labels: { env: two words, team: }').labels).toBe('env=two words\nteam=');
    expect(notesOf('labels: [env]')).toEqual(['1 labels unreadable section']);
  });

  it('keeps the defaults for omitted keys', () => {
    expect(clusterOf('cluster_name: shop')).toEqual({ ...start, name: 'shop' });
  });

  it('notes every ignored line', () => {
    expect(
      notesOf(`cluster_name: shop
colour: blue
kubelet_args:
  - --max-pods=200
networking:
  cluster_cidr: 10.244.0.0/16
  tailscale:
    enabled: true
  private_network:
    existing_network_name: ""
worker_node_pools:
  - name: default
    instance_type: cx33
    labels:
      - { key: purpose, value: web }
    shape: round
addons:
  traefik: { enabled: true }
`),
    ).toEqual([
      '2 colour unknown',
      '3 kubelet_args unsupported',
      '6 networking.cluster_cidr unsupported',
      '7 networking.tailscale unsupported',
      '14 worker_node_pools[0].labels unsupported',
      '16 worker_node_pools[0].shape unknown',
      '18 addons.traefik unsupported',
    ]);
  });

  it('leaves validation to the form where it can hold the value', () => {
    const cluster = clusterOf(`
cluster_name: My_Shop
image: ubuntu-22.04
k3s_version: v1.27.2+k3s1
masters_pool: { instance_type: huge, locations: [mars] }
networking: { allowed_networks: { ssh: ['2001:db8::/32'] } }
worker_node_pools: [{ name: default, instance_type: cx33, instance_count: 40 }]
`);
    expect(cluster).toMatchObject({
      name: 'My_Shop',
      osImage: 'UBUNTU_22_04',
      k3sVersion: 'v1.27.2+k3s1',
      controlPlaneInstanceType: 'huge',
      location: 'mars',
      sshAllowedNetworks: ['2001:db8::/32'],
      nodePools: [{ instanceType: 'cx33', location: 'mars', instanceCount: 40 }],
    });
  });

  it.each([
    ['protect_against_deletion: maybe', '1 protect_against_deletion unreadable bool'],
    ['cluster_name: [a]', '1 cluster_name unreadable text'],
    ['networking: none', '1 networking unreadable section'],
    [
      'networking:\n  allowed_networks:\n    ssh: 0.0.0.0/0',
      '3 networking.allowed_networks.ssh unreadable list',
    ],
    ['networking: { cni: { mode: calico } }', '1 networking.cni.mode unreadable cni'],
    ['datastore: { mode: sqlite }', '1 datastore.mode unreadable datastore'],
    ['masters_pool: { instance_count: 5 }', '1 masters_pool.instance_count unreadable masters'],
    ['masters_pool: { instance_count: three }', '1 masters_pool.instance_count unreadable whole'],
    ['masters_pool: { locations: [fsn1, hel1] }', '1 masters_pool.locations changed firstLocation'],
    ['worker_node_pools: []', '1 worker_node_pools changed noPools'],
    [
      'create_load_balancer_for_the_kubernetes_api: true',
      '1 create_load_balancer_for_the_kubernetes_api changed balancer',
    ],
  ])('reports the error in %j', (source, note) => {
    expect(notesOf(source)).toEqual([note]);
  });

  it("accepts YAML's words for yes and no", () => {
    expect(clusterOf('protect_against_deletion: no\nschedule_workloads_on_masters: On')).toMatchObject({
      isProtected: false,
      schedulesWorkloadsOnControlPlane: true,
    });
  });

  it('reads no password from a connection string', () => {
    const source =
      'datastore: { mode: external, external_datastore_endpoint: "postgres://u:pw@db.example.com:5432/k3s" }';
    const { cluster, notes } = accepted(source);
    expect(cluster).toMatchObject({
      datastoreMode: 'EXTERNAL',
      externalDatastoreEndpoint: 'db.example.com:5432',
    });
    expect(notes).toMatchObject([{ kind: 'changed', why: 'endpoint' }]);
    expect(JSON.stringify([cluster, notes])).not.toContain('pw');
  });

  it.each([
    'mysql://u:pw@tcp(db.example.com:3306)/k3s',
    'u:pw@db.example.com',
    'https://etcd.example.com:2379',
    'postgres://u:p%2Fw@db:5432/k3s?sslmode=disable',
  ])('keeps no password of %s', (endpoint) => {
    const { externalDatastoreEndpoint } = clusterOf(
      `datastore: { external_datastore_endpoint: ${JSON.stringify(endpoint)} }`,
    );
    expect(externalDatastoreEndpoint).toMatch(/^$|^[a-z.]+:\d+$/);
  });

  it('reads files of earlier versions, anchors and merged keys', () => {
    const cluster = clusterOf(`
embedded_registry_mirror: { enabled: true }
masters_pool: { instance_type: cx33, instance_count: 3, location: nbg1 }
x: &pool { instance_type: cx43, location: hel1 }
worker_node_pools:
  - { <<: *pool, name: default, autoscaling: { enabled: true, min_instances: 2, max_instances: 4 } }
  - *pool
`);
    expect(cluster).toMatchObject({
      hasEmbeddedRegistryMirror: true,
      isHighAvailability: true,
      location: 'nbg1',
      controlPlaneLocations: ['nbg1'],
      nodePools: [
        { name: 'default', instanceType: 'cx43', isAutoscaling: true, minInstances: 2, maxInstances: 4 },
        { instanceType: 'cx43', location: 'hel1' },
      ],
    });
  });

  it('is refused with the line of a YAML error', () => {
    expect(read('cluster_name: shop\nbad: [\n')).toMatchObject({ ok: false, reason: 'syntax', line: 3 });
    expect(read('cluster_name: a\ncluster_name: b')).toMatchObject({ ok: false, reason: 'syntax', line: 2 });
  });

  it.each(['', '- a\n- b', 'just words'])('is refused if it is not a configuration: %j', (source) => {
    expect(read(source)).toEqual({ ok: false, reason: 'notAConfiguration' });
  });

  it('is refused if it is too long', () => {
    expect(read('a'.repeat(MAX_YAML_CHARACTERS + 1))).toEqual({ ok: false, reason: 'tooLong' });
  });
});
