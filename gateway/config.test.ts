import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, upstreamUrl: 'http://127.0.0.1:4100', operations: 'open' });
    expect(config.limits).toMatchObject({ depth: 15, aliases: 30, tokens: 2000, bodyBytes: 4_194_304 });
  });

  it('names every variable that is wrong', () => {
    const read = () => readConfig({ PORT: 'many', UPSTREAM_URL: 'nowhere', OPERATIONS: 'some' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT.*\n.*UPSTREAM_URL: must be an http.*\n.*OPERATIONS/);
  });

  it('shows the pages of the platform only while it is on this machine', () => {
    expect(readConfig({}).devPages).toBe(true);
    expect(readConfig({ UPSTREAM_URL: 'https://platform.example' }).devPages).toBe(false);
    expect(readConfig({ UPSTREAM_URL: 'https://platform.example', DEV_PAGES: 'on' }).devPages).toBe(true);
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '' }).port).toBe(4000);
  });
});
