import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiServerUrl, renderKubeconfig } from './kubeconfig.ts';

const kubeconfigOf = (clusterName: string) =>
  renderKubeconfig({
    clusterName,
    server: 'https://192.0.2.10:6443',
    authority: 'ca',
    client: { certificate: 'client', key: 'key' },
  });

describe('renderKubeconfig', () => {
  // kubectl parses YAML 1.1; newer tools default to 1.2.
  it.each(
    (['1.1', '1.2'] as const).flatMap((version) =>
      ['123456', 'true', 'null', '1e3', 'yes', 'on', '0x1f', 'plain-name'].map((name) => [name, version]),
    ),
  )('keeps the cluster name %s a string in YAML %s', (name, version) => {
    const config: unknown = parse(kubeconfigOf(name), { version: version === '1.1' ? '1.1' : '1.2' });
    expect(config).toMatchObject({
      clusters: [{ name, cluster: { server: 'https://192.0.2.10:6443' } }],
      users: [{ name, user: { 'client-key-data': Buffer.from('key').toString('base64') } }],
      contexts: [{ name, context: { cluster: name, user: name } }],
      'current-context': name,
    });
  });

  it('writes an IPv6 API address in brackets', () => {
    expect(apiServerUrl('2001:db8::1')).toBe('https://[2001:db8::1]:6443');
  });
});
