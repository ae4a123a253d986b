import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Secret } from '../../../crypto/secret.ts';
import type { FirewallRule } from '../../../providers/cloud/port.ts';
import type { SyncJson, NodePoolStateJson } from '../../nodepools/nodepools.wire.ts';
import { goodToken, startFleet, type Caller, type TestFleet } from '../fleet.testing.ts';
import { firewallRules } from './plannedNodes.ts';

const settings: Parameters<typeof firewallRules>[0] = {
  sshAllowedNetworks: ['203.0.113.7/32'],
  apiAllowedNetworks: ['203.0.113.7/32'],
  privateNetworkSubnet: null,
  cniEnabled: true,
  cni: 'flannel',
};
const rulesOf = (changes: Partial<typeof settings>, addresses: readonly string[] = []) =>
  firewallRules(
    { ...settings, ...changes },
    addresses.map((publicIpv4) => ({ publicIpv4, publicIpv6: null })),
  );
const between = (rules: readonly FirewallRule[]) =>
  rules.filter(({ description }) => description === 'Between nodes');

describe('the rules of a firewall', () => {
  it('open everything inside the private network', () => {
    const rules = between(rulesOf({ privateNetworkSubnet: '10.0.0.0/16' }, ['198.51.100.1']));
    expect(rules).toMatchObject([
      { protocol: 'tcp', port: '1-65535', sourceIps: ['10.0.0.0/16'] },
      { protocol: 'udp', port: '1-65535', sourceIps: ['10.0.0.0/16'] },
    ]);
  });

  it('open everything to the addresses of the servers without a private network, and etcd to nobody else', () => {
    const addresses = ['198.51.100.1', '198.51.100.2'];
    const rules = rulesOf({}, addresses);
    expect(between(rules).map(({ protocol, sourceIps }) => [protocol, sourceIps])).toEqual([
      ['tcp', ['198.51.100.1/32', '198.51.100.2/32']],
      ['udp', ['198.51.100.1/32', '198.51.100.2/32']],
    ]);
    const openPorts = rules.flatMap(({ port, sourceIps }) => (sourceIps.includes('0.0.0.0/0') ? [port] : []));
    expect(openPorts).toEqual([undefined, '30000-32767', '51820-51821']);
    expect(between(rulesOf({}))).toEqual([]);
  });

  it('name servers without an IPv4 address by the other one', () => {
    const servers = [{ publicIpv4: null, publicIpv6: '2001:db8::1' }];
    expect(between(firewallRules(settings, servers))[0]?.sourceIps).toEqual(['2001:db8::1/128']);
  });

  it('have at most 100 sources each', () => {
    const addresses = Array.from({ length: 101 }, (_, i) => `198.51.100.${i}`);
    expect(between(rulesOf({}, addresses)).map(({ sourceIps }) => sourceIps.length)).toEqual([
      100, 100, 1, 1,
    ]);
  });

  it.each([
    [{ cni: 'flannel' }, '51820-51821'],
    [{ cni: 'cilium' }, '51871'],
    [{ cni: 'cilium', cniEnabled: false }, '51820-51821'],
  ] as const)('with %j let WireGuard through at %s', (changes, port) => {
    expect(rulesOf(changes).find(({ description }) => description === 'WireGuard')?.port).toBe(port);
  });
});

describe('the firewall of a cluster without a private network', () => {
  let fleet: TestFleet;
  let caller: Caller;
  beforeAll(async () => {
    fleet = await startFleet();
    caller = await fleet.owner();
  });
  afterAll(() => fleet.platform.stop());

  it('lets the servers through that the cluster has, also after its pools have changed', async () => {
    const { cloud } = fleet.platform.app.providers;
    const ensure = vi.spyOn(cloud, 'ensureFirewall');
    const addresses = async (name: string) => {
      const servers = await cloud.listServers({ token: new Secret(goodToken) }, { cluster: name });
      return servers.map(({ publicIpv4 }) => publicIpv4);
    };
    const allowed = () => between(ensure.mock.lastCall?.[1].rules ?? [])[0]?.sourceIps;
    const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 2 };
    const form = { private_network_enabled: false, api_allowed_networks: ['203.0.113.7'] };
    const { id, name } = await fleet.active(caller, { ...form, worker_node_pools: [pool] });
    expect(await addresses(name)).toHaveLength(3);
    expect(allowed()).toEqual((await addresses(name)).map((address) => `${address}/32`));
    for (const workers of [3, 1]) {
      const path = `/api/clusters/${id}/nodepools`;
      const { body } = await fleet.call<{ data: NodePoolStateJson[] }>(caller, 'GET', path);
      const node_pools = body.data.map((one) => ({ ...one, desired_count: workers }));
      expect((await fleet.call(caller, 'PUT', path, { node_pools })).status).toBe(200);
      const sync = `/api/clusters/${id}/sync-node-pools`;
      const { body: synced } = await fleet.call<{ data: SyncJson }>(caller, 'POST', sync, {});
      expect(synced.data.started).toBe(true);
      await fleet.until(caller, id, 'active');
      expect(await addresses(name)).toHaveLength(1 + workers);
      expect(allowed()).toEqual((await addresses(name)).map((address) => `${address}/32`));
    }
  });
});
