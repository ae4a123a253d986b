import { beforeEach, describe, expect, it } from 'vitest';
import { Secret } from '../../crypto/secret.ts';
import type { CloudContext, CloudProvider, FirewallRule, Labels, ServerRequest } from './port.ts';
import { CloudError } from './port.ts';

interface CloudHarness {
  cloud: CloudProvider;
  /** A token that may write to a project without resources. */
  token: string;
  /** A token of another project. */
  otherToken: string;
  readonlyToken: string;
  unknownToken: string;
}

const labels = { cluster: 'contract', role: 'master' };

/** A server that every cloud sells, with the given name. */
export function serverRequest(name: string, changes: Partial<ServerRequest> = {}): ServerRequest {
  return {
    name,
    labels,
    type: 'cpx22',
    location: 'fsn1',
    image: 'ubuntu-24.04',
    userData: '#cloud-config\n',
    sshKeyIds: [],
    publicIpv4: true,
    publicIpv6: true,
    ...changes,
  };
}

/** The behaviour of every CloudProvider. */
export function cloudContract(adapter: string, makeHarness: () => Promise<CloudHarness>): void {
  describe(`${adapter} as a cloud provider`, () => {
    let harness: CloudHarness;
    let cloud: CloudProvider;
    let context: CloudContext;
    beforeEach(async () => {
      harness = await makeHarness();
      cloud = harness.cloud;
      context = { token: new Secret(harness.token) };
    });
    const boot = async (request: ServerRequest) => {
      const { server, actionIds } = await cloud.createServer(context, request);
      await cloud.awaitActions(context, actionIds);
      return cloud.getServer(context, server.id);
    };

    it('accepts a token that may write', async () => {
      await expect(cloud.validateToken(new Secret(harness.token))).resolves.toEqual({ ok: true });
    });

    it('distinguishes an empty, a malformed, an unknown and a read-only token', async () => {
      const check = async (token: string) => {
        const result = await cloud.validateToken(new Secret(token));
        return result.ok ? 'ok' : result.reason;
      };
      await expect(check(' ')).resolves.toBe('empty');
      await expect(check('abc')).resolves.toBe('malformed');
      await expect(check(harness.unknownToken)).resolves.toBe('unauthorized');
      await expect(check(harness.readonlyToken)).resolves.toBe('readonly');
    });

    it('refuses writes with a read-only token and allows reads', async () => {
      const reader = { token: new Secret(harness.readonlyToken) };
      await expect(cloud.listServers(reader, labels)).resolves.toEqual([]);
      await expect(cloud.createServer(reader, serverRequest('one'))).rejects.toMatchObject({
        kind: 'readonly',
        code: 'token_readonly',
      });
    });

    it('refuses an unknown token as not authorised', async () => {
      const stranger = { token: new Secret(harness.unknownToken) };
      await expect(cloud.listServers(stranger, labels)).rejects.toMatchObject({ kind: 'auth' });
      await expect(cloud.listInstanceTypes('fsn1', stranger)).rejects.toBeInstanceOf(CloudError);
    });

    it('lists locations, and sells types with prices in each', async () => {
      const all = await cloud.listLocations();
      expect(all.map(({ name }) => name)).toContain('fsn1');
      for (const { name } of all) {
        const types = await cloud.listInstanceTypes(name);
        expect(types.length).toBeGreaterThan(0);
        expect(types.every(({ priceMonthly, priceHourly }) => priceMonthly > priceHourly)).toBe(true);
      }
    });

    it('rejects an unknown location', async () => {
      await expect(cloud.listInstanceTypes('moon1')).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('creates every resource once, however often a step runs', async () => {
      const network = { name: 'net', labels, ipRange: '10.0.0.0/16', networkZone: 'eu-central' } as const;
      expect((await cloud.ensureNetwork(context, network)).id).toBe(
        (await cloud.ensureNetwork(context, network)).id,
      );
      const group = { name: 'masters', labels };
      expect((await cloud.ensurePlacementGroup(context, group)).id).toBe(
        (await cloud.ensurePlacementGroup(context, group)).id,
      );
      const first = await cloud.createServer(context, serverRequest('one'));
      const again = await cloud.createServer(context, serverRequest('one'));
      expect(again.server.id).toBe(first.server.id);
    });

    it('starts a server with addresses and reports progress', async () => {
      const network = await cloud.ensureNetwork(context, {
        name: 'net',
        labels,
        ipRange: '10.0.0.0/16',
        networkZone: 'eu-central',
      });
      const { server, actionIds } = await cloud.createServer(
        context,
        serverRequest('one', { networkId: network.id }),
      );
      expect(server.status).toBe('initializing');
      const seen: number[] = [];
      await cloud.awaitActions(context, actionIds, ({ progress }) => void seen.push(progress));
      expect(seen.at(-1)).toBe(100);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      const up = await cloud.getServer(context, server.id);
      expect(up).toMatchObject({ status: 'running', name: 'one' });
      expect(up.publicIpv4).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      expect(up.publicIpv6).toContain(':');
      expect(up.privateIp).toMatch(/^10\.0\./);
    });

    it('attaches a server to a network with the wanted address, once', async () => {
      const network = await cloud.ensureNetwork(context, {
        ...{ name: 'contract', labels, ipRange: '10.0.0.0/16', networkZone: 'eu-central' },
      });
      await boot(serverRequest('contract-master1', { networkId: network.id }));
      const { id, privateIp } = await boot(serverRequest('contract-master2'));
      expect(privateIp).toBeNull();
      const to = { networkId: network.id, privateIp: '10.0.0.77' };
      const { actionIds } = await cloud.attachServer(context, id, to);
      await cloud.awaitActions(context, actionIds);
      expect((await cloud.getServer(context, id)).privateIp).toBe('10.0.0.77');
      expect(await cloud.attachServer(context, id, to)).toEqual({ actionIds: [] });
      const other = await boot(serverRequest('contract-master3'));
      await expect(cloud.attachServer(context, other.id, to)).rejects.toBeInstanceOf(CloudError);
    });

    it('finds servers by their labels', async () => {
      await boot(serverRequest('one'));
      await boot(serverRequest('two', { labels: { cluster: 'contract', role: 'worker' } }));
      const names = async (wanted: Record<string, string>) =>
        (await cloud.listServers(context, wanted)).map(({ name }) => name);
      await expect(names({ cluster: 'contract' })).resolves.toEqual(['one', 'two']);
      await expect(names({ cluster: 'contract', role: 'worker' })).resolves.toEqual(['two']);
    });

    it('separates the projects of two tokens', async () => {
      const { id } = await boot(serverRequest('one'));
      const other = { token: new Secret(harness.otherToken) };
      await expect(cloud.listServers(other, {})).resolves.toEqual([]);
      await expect(cloud.getServer(other, id)).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('refuses a server name of another cluster', async () => {
      await boot(serverRequest('one'));
      const foreign = serverRequest('one', { labels: { cluster: 'another' } });
      await expect(cloud.createServer(context, foreign)).rejects.toMatchObject({
        kind: 'conflict',
        field: 'name',
      });
    });

    it('names the field of a type that is not sold and of user data that is too large', async () => {
      const unsold = serverRequest('one', { type: 'cpx12' });
      await expect(cloud.createServer(context, unsold)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'server_type',
      });
      const large = serverRequest('one', { userData: 'x'.repeat(32 * 1024 + 1) });
      await expect(cloud.createServer(context, large)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'user_data',
      });
    });

    it('replaces the rules of an existing firewall', async () => {
      const named = { name: 'wall', labels };
      await cloud.ensureFirewall(context, { ...named, rules: [] });
      const rule = { protocol: 'tcp', port: '22', sourceIps: ['0.0.0.0/0'], description: 'SSH' } as const;
      const changed = await cloud.ensureFirewall(context, {
        ...named,
        rules: [{ ...rule, sourceIps: ['0.0.0.0/0'] }],
      });
      expect(changed.rules).toEqual([rule]);
    });

    it('refuses an address without a prefix as source of a firewall rule', async () => {
      const rule: FirewallRule = { protocol: 'icmp', sourceIps: ['203.0.113.7'], description: 'Ping' };
      await expect(
        cloud.ensureFirewall(context, { name: 'wall', labels, rules: [rule] }),
      ).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('finds an SSH key that the project has under another name', async () => {
      const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1x cluster';
      const first = await cloud.ensureSshKey(context, { name: 'mine', labels: {}, publicKey });
      const again = await cloud.ensureSshKey(context, { name: 'contract', labels, publicKey });
      expect(again).toMatchObject({ id: first.id, name: 'mine' });
      expect(again.fingerprint).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/);
    });

    it('creates a load balancer in the network, once', async () => {
      const net = { name: 'net', labels, ipRange: '10.0.0.0/16', networkZone: 'eu-central' } as const;
      const { id: networkId } = await cloud.ensureNetwork(context, net);
      const request = {
        name: 'api',
        labels,
        type: 'lb11',
        location: 'fsn1',
        targets: labels,
        listenPort: 6443,
        networkId,
      };
      const balancer = await cloud.ensureLoadBalancer(context, request);
      expect(balancer).toMatchObject({ name: 'api', type: 'lb11', location: 'fsn1', listenPort: 6443 });
      expect(balancer.publicIpv4).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      expect(await cloud.ensureLoadBalancer(context, request)).toEqual(balancer);
    });

    it('refuses a resource name of another cluster', async () => {
      await cloud.ensurePlacementGroup(context, { name: 'masters', labels: { cluster: 'another' } });
      await expect(cloud.ensurePlacementGroup(context, { name: 'masters', labels })).rejects.toMatchObject({
        kind: 'conflict',
        field: 'name',
      });
    });

    it('refuses a resource name of another cluster of the same name, but finds one without an id', async () => {
      const own = { ...labels, 'cluster-id': 'own' };
      const older = await cloud.ensurePlacementGroup(context, { name: 'older', labels });
      expect(await cloud.ensurePlacementGroup(context, { name: 'older', labels: own })).toEqual(older);
      await cloud.ensurePlacementGroup(context, {
        name: 'masters',
        labels: { ...labels, 'cluster-id': 'a' },
      });
      await expect(
        cloud.ensurePlacementGroup(context, { name: 'masters', labels: own }),
      ).rejects.toMatchObject({ kind: 'conflict', field: 'name' });
    });

    it('refuses invalid labels', async () => {
      const group = { name: 'masters', labels: { cluster: 'x'.repeat(64) } };
      await expect(cloud.ensurePlacementGroup(context, group)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'labels',
      });
    });

    it('takes a snapshot from which a server can be created after the original is deleted', async () => {
      const server = await boot(serverRequest('one'));
      const { snapshot, actionIds } = await cloud.snapshotServer(context, server.id, {
        name: 'one-archive',
        labels,
      });
      await cloud.awaitActions(context, actionIds);
      await cloud.deleteServer(context, server.id);
      await expect(cloud.listServers(context, labels)).resolves.toEqual([]);
      await expect(boot(serverRequest('one', { image: snapshot.id }))).resolves.toMatchObject({
        status: 'running',
      });
    });

    it('ignores a server that is already deleted', async () => {
      const { id } = await boot(serverRequest('one'));
      await cloud.deleteServer(context, id);
      await expect(cloud.deleteServer(context, id)).resolves.toBeUndefined();
    });

    it('deletes what has the labels and nothing else', async () => {
      await boot(serverRequest('one'));
      await boot(serverRequest('stays', { labels: { cluster: 'other' } }));
      await cloud.ensurePlacementGroup(context, { name: 'masters', labels });
      const swept = await cloud.sweep(context, { cluster: 'contract' });
      expect(swept.map(({ name }) => name).sort()).toEqual(['masters', 'one']);
      expect((await cloud.listServers(context, {})).map(({ name }) => name)).toEqual(['stays']);
      await expect(cloud.sweep(context, { cluster: 'contract' })).resolves.toEqual([]);
    });

    it('deletes only what the caller chooses among the resources with the labels', async () => {
      await cloud.ensurePlacementGroup(context, { name: 'stays', labels });
      await cloud.ensurePlacementGroup(context, { name: 'goes', labels: { ...labels, mark: 'x' } });
      const isSwept = (found: Labels) => found.mark === 'x';
      await expect(cloud.sweep(context, labels, { isSwept })).resolves.toEqual([
        { kind: 'placementGroup', name: 'goes' },
      ]);
    });

    it('refuses to delete without labels', async () => {
      await expect(cloud.sweep(context, {})).rejects.toMatchObject({ kind: 'invalid', field: 'labels' });
    });

    it('reports an unknown action', async () => {
      await expect(cloud.awaitActions(context, ['1'])).rejects.toMatchObject({ kind: 'notFound' });
    });

    it('stops waiting when aborted', async () => {
      const { actionIds } = await cloud.createServer(context, serverRequest('one'));
      const stopped = { ...context, signal: AbortSignal.abort(new Error('stopped')) };
      await expect(cloud.awaitActions(stopped, actionIds)).rejects.toThrow('stopped');
    });
  });
}
