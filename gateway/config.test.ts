import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, upstreamUrl: 'http://127.0.0.1:4100', operations: 'open' });
    expect(config.limits).toMatchObject({ depth: 15, aliases: 30, tokens: 2000, bodyBytes: 262_144 });
  });

  it('names every invalid variable', () => {
    const read = () => readConfig({ PORT: 'many', UPSTREAM_URL: 'nowhere', OPERATIONS: 'some' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT.*\n.*UPSTREAM_URL: must be an http.*\n.*OPERATIONS/);
  });

  it("serves the platform's pages only when the platform is on this machine", () => {
    expect(readConfig({}).devPages).toBe(true);
    expect(readConfig({ UPSTREAM_URL: 'https://platform.example' }).devPages).toBe(false);
    expect(readConfig({ UPSTREAM_URL: 'https://platform.example', DEV_PAGES: 'on' }).devPages).toBe(true);
  });

  it('serves no pages of the platform when the public URL is not this machine', () => {
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4000' }).devPages).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://deck.example' }).devPages).toBe(false);
    const read = () => readConfig({ PUBLIC_URL: 'https://deck.example', DEV_PAGES: 'on' });
    expect(read).toThrow(/DEV_PAGES: must be off while PUBLIC_URL/);
  });

  it.each([
    ['ALLOWED_ORIGINS', 'not an origin', /must be origins separated by commas/],
    ['ALLOWED_ORIGINS', 'https://one.example,https://two.example/path', /must be origins/],
    ['PUBLIC_URL', 'https://deck.example/console', /address without a path/],
    ['PUBLIC_URL', 'https://user@deck.example', /address without a path/],
    ['UPSTREAM_URL', 'http://platform:4100/api', /address without a path/],
    ['UPSTREAM_TIMEOUT_MS', '0', /must be a whole number above 0/],
    ['MAX_BODY_BYTES', '0', /must be a whole number above 0/],
    ['WEB_ROOT', '/nonexistent', /must be a folder that exists/],
    ['TERMS_URL', 'terms.html', /must be an http or https address/],
    ['SENTRY_DSN', 'key', /must be a DSN of Sentry/],
    ['CHATWOOT_WEBSITE_TOKEN', 'abc', /must be set together with CHATWOOT_URL/],
    ['CHATWOOT_HMAC_TOKEN', 'abc', /must be set together with CHATWOOT_URL/],
    ['GRAPHIQL_ROOT', '/nonexistent', /must be a folder that exists/],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: .*${reason.source}`));
  });

  it('refuses trusted operations without their file', () => {
    const read = () => readConfig({ OPERATIONS: 'trusted', OPERATIONS_FILE: '/nonexistent' });
    expect(read).toThrow(/OPERATIONS_FILE: must be a file that exists/);
    expect(readConfig({ OPERATIONS_FILE: '/nonexistent' }).operations).toBe('open');
  });

  it('normalises origins', () => {
    const { allowedOrigins, publicUrl } = readConfig({
      ALLOWED_ORIGINS: 'https://One.example:443/, http://two.example:8080',
      PUBLIC_URL: 'https://Deck.example/',
    });
    expect(allowedOrigins).toEqual(['https://one.example', 'http://two.example:8080']);
    expect(publicUrl).toBe('https://deck.example');
  });

  it('traces nothing without a collector, and everything with one', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'x' }).tracing).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: 'kubedeck-gateway',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
  });

  it("parses the collector's variables as OpenTelemetry defines them", () => {
    const { tracing } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb==, x-team=blue',
      OTEL_SERVICE_NAME: 'edge',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(tracing).toEqual({
      url: 'https://collector.example/otlp/v1/traces',
      headers: { authorization: 'Bearer a,b==', 'x-team': 'blue' },
      serviceName: 'edge',
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /must be an http/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2', /must be name=value pairs/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=hunter2%0a', /must be name=value pairs/],
    ['OTEL_TRACES_SAMPLER', 'some', /must be one of always_on/],
    ['OTEL_TRACES_SAMPLER_ARG', '2', /must be a number between 0 and 1/],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', /must be a number between 0 and 1/],
  ])('refuses %s=%s without showing header values', (name, value, reason) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`${name}: ${reason.source}`));
    expect(read).not.toThrow('hunter2');
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '' }).port).toBe(4000);
  });
});
