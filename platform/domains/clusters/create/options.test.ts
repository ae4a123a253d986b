import { describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../../testing.ts';
import { clusterOptions } from './options.ts';
import type { PreviewJson } from '../clusters.preview.ts';
import { clusterForm, goodToken, startFleet } from '../fleet.testing.ts';

describe('the options of a new cluster', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['172.15.0.1', '172.15.0.1/32'],
    ['100.128.0.1', '100.128.0.1/32'],
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['172.16.0.1', null],
    ['192.168.178.20', null],
    ['169.254.1.1', null],
    ['100.64.0.1', null],
    ['2001:db8::1', null],
    ['', null],
    [undefined, null],
  ])('return to a caller from %s the network %s', (ip, network) => {
    expect(clusterOptions([], ip).caller_network).toBe(network);
  });

  it('list the platform’s addresses as networks of one address', () => {
    expect(clusterOptions(['198.51.100.9', '2001:db8::9'], '').egress_networks).toEqual([
      '198.51.100.9/32',
      '2001:db8::9/128',
    ]);
  });

  it('are available to every session, with the address that the gateway saw', async () => {
    const fleet = await startFleet({ EGRESS_IPS: '198.51.100.9' });
    const caller = await fleet.member(await fleet.owner(), 'user');
    const answer = await fleet.platform.fetch(
      '/api/cluster-options',
      { headers: { 'x-forwarded-for': '203.0.113.80' } },
      caller.token,
    );
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        data: {
          egress_networks: ['198.51.100.9/32'],
          caller_network: '203.0.113.80/32',
          api_balancer_price: 5.39,
          ipv4_price: 0.5,
        },
      },
    ]);
    expect((await fleet.platform.fetch('/api/cluster-options')).status).toBe(401);
    await fleet.platform.stop();
  });

  it('list no platform addresses if none are configured', async () => {
    const platform = await startTestPlatform({ env: {} });
    expect(clusterOptions(platform.app.core.config.egressIps, '').egress_networks).toEqual([]);
    await platform.stop();
  });
});

describe('the preview of a new cluster', () => {
  it('is refused without a token as the order is, and lists what to look at twice', async () => {
    const fleet = await startFleet();
    const caller = await fleet.owner({ cloudToken: null });
    const temporary = { temporary_hetzner_token: goodToken };
    const form = clusterForm({ dry_run: true, protected: true, api_allowed_networks: ['203.0.113.7'] });
    const ask = (rest: object) =>
      fleet.call<{ data: PreviewJson }>(caller, 'POST', '/api/clusters', { ...form, ...rest });
    const dry = await ask({});
    expect(dry).toMatchObject({ status: 422, body: { inputError: 'temporary_hetzner_token' } });
    const order = await ask({ dry_run: false });
    expect([order.status, order.body]).toMatchObject([422, { inputError: 'temporary_hetzner_token' }]);
    const cilium = { private_network_enabled: false, cni: 'cilium' };
    const { status, body } = await ask({ ...temporary, ...cilium });
    expect([status, body.data.dry_run.warnings.map(({ code }) => code)]).toEqual([
      200,
      ['single_control_plane_node', 'unencrypted'],
    ]);
    const refused = await ask({ temporary_hetzner_token: 'short' });
    expect(refused).toMatchObject({ status: 422, body: { inputError: 'temporary_hetzner_token' } });
    await fleet.platform.stop();
  });
});
