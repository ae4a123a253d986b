import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({ port: 4100, host: '127.0.0.1', dataDir: '.data', world: 'demo' });
  });

  it('names every invalid variable with its reason, and shows no secret', () => {
    const read = () => readConfig({ PLATFORM_PORT: 'abc', EGRESS_IPS: '1.2.3', ENCRYPTION_KEY: 'hunter2' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      'PLATFORM_PORT: must be a number between 0 and 65535 (0 picks a free one) (got "abc")',
    );
    expect(read).toThrow('EGRESS_IPS: must be IP addresses separated by commas (got "1.2.3")');
    expect(read).toThrow('ENCRYPTION_KEY: must be 32 bytes in base64');
    expect(read).not.toThrow('hunter2');
  });

  it('requires a key with a database URL, because the data folder may be temporary', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('ENCRYPTION_KEY');
  });

  it('uses the embedded cloud without Hetzner’s URL, and no world with it', () => {
    expect(readConfig({})).toMatchObject({ hetznerApiUrl: undefined, hetznerEnginePort: 0 });
    const HETZNER_API_URL = 'https://api.hetzner.cloud/v1/';
    expect(readConfig({ HETZNER_API_URL })).toMatchObject({
      hetznerApiUrl: 'https://api.hetzner.cloud/v1',
      world: 'none',
    });
    expect(() => readConfig({ HETZNER_API_URL: 'hetzner' })).toThrow(
      'HETZNER_API_URL: must be the http(s):// address of a Hetzner Cloud API (https://api.hetzner.cloud/v1) (got "hetzner")',
    );
    expect(() => readConfig({ HETZNER_API_URL, WORLD: 'demo' })).toThrow('WORLD: must be none');
    expect(() => readConfig({ HETZNER_API_URL, POSTGRES_PLAYGROUND: '1' })).toThrow(
      'POSTGRES_PLAYGROUND: must be 0',
    );
  });

  it('listens for kubectl only on a port that stays the same', () => {
    expect(readConfig({}).kubernetesEnginePort).toBeNull();
    expect(readConfig({ KUBERNETES_ENGINE_PORT: '4143' }).kubernetesEnginePort).toBe(4143);
    for (const KUBERNETES_ENGINE_PORT of ['0', '65536', 'x'])
      expect(() => readConfig({ KUBERNETES_ENGINE_PORT })).toThrow(
        'KUBERNETES_ENGINE_PORT: must be a number',
      );
  });

  it('does not show an invalid catalogue token', () => {
    const read = () => readConfig({ HETZNER_CATALOGUE_TOKEN: 'hunter2' });
    expect(read).toThrow('HETZNER_CATALOGUE_TOKEN: must be a Hetzner API token');
    expect(read).not.toThrow('hunter2');
  });

  it('trusts gateways on this machine, or in the configured networks', () => {
    expect(readConfig({}).trustedGateways).toEqual(['loopback']);
    const TRUSTED_GATEWAYS = 'uniquelocal, 10.42.0.0/16, 2001:db8::/32';
    expect(readConfig({ TRUSTED_GATEWAYS }).trustedGateways).toHaveLength(3);
    for (const wrong of ['gateway', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0'])
      expect(() => readConfig({ TRUSTED_GATEWAYS: wrong })).toThrow('TRUSTED_GATEWAYS: must be addresses');
  });

  it('refuses a public URL with a path, which the links in mails would lose', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Deck.example/' }).publicUrl).toBe('https://deck.example');
    for (const wrong of ['https://deck.example/console', 'https://user@deck.example', 'deck.example'])
      expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow('PUBLIC_URL: must be the http(s):// address');
  });

  it('traces nothing without a collector, and everything with one', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a, x-team=blue',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).tracing,
    ).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { authorization: 'Bearer a', 'x-team': 'blue' },
      serviceName: 'kubedeck-platform',
      sampler: 'parentbased_always_on',
      ratio: 0.25,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'hunter2:4318', /must be the http/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2', /must be name=value pairs/],
    ['OTEL_TRACES_SAMPLER', 'some', /must be one of always_on/],
    ['OTEL_TRACES_SAMPLER_ARG', '2', /must be a number between 0 and 1/],
  ])('refuses %s=%s, and shows nothing that may be a secret', (name, value, reason) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`${name}: ${reason.source}`));
    expect(read).not.toThrow('hunter2');
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PLATFORM_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4100 });
  });
});
