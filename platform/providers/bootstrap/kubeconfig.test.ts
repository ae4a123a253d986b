import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderKubeconfig } from './kubeconfig.ts';

const certificates = {
  caCertificate: 'ca',
  clientCertificate: 'client',
  clientKey: 'key',
  expiresAt: new Date('2027-01-01T00:00:00Z'),
};

describe('renderKubeconfig', () => {
  // kubectl parses YAML 1.1; newer tools default to 1.2.
  it.each(
    (['1.1', '1.2'] as const).flatMap((version) =>
      ['123456', 'true', 'null', '1e3', 'yes', 'on', '0x1f', 'plain-name'].map((name) => [name, version]),
    ),
  )('keeps the cluster name %s a string in YAML %s', (name, version) => {
    const config: unknown = parse(renderKubeconfig(name, '192.0.2.10', certificates), {
      version: version === '1.1' ? '1.1' : '1.2',
    });
    expect(config).toMatchObject({
      clusters: [{ name, cluster: { server: 'https://192.0.2.10:6443' } }],
      users: [{ name, user: { 'client-key-data': Buffer.from('key').toString('base64') } }],
      contexts: [{ name, context: { cluster: name, user: name } }],
      'current-context': name,
    });
  });

  it('writes an IPv6 API address in brackets', () => {
    const config: unknown = parse(renderKubeconfig('six', '2001:db8::1', certificates));
    expect(config).toMatchObject({ clusters: [{ cluster: { server: 'https://[2001:db8::1]:6443' } }] });
  });
});
