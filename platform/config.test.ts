import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({ port: 4100, host: '127.0.0.1', dataDir: '.data', world: 'demo' });
  });

  it('names every wrong variable with its reason, and shows no secret', () => {
    const read = () => readConfig({ PLATFORM_PORT: 'abc', EGRESS_IPS: '1.2.3', ENCRYPTION_KEY: 'hunter2' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      'PLATFORM_PORT: must be a number between 0 and 65535 (0 picks a free one) (got "abc")',
    );
    expect(read).toThrow('EGRESS_IPS: must be IP addresses separated by commas (got "1.2.3")');
    expect(read).toThrow('ENCRYPTION_KEY: must be 32 bytes in base64');
    expect(read).not.toThrow('hunter2');
  });

  it('wants a key beside a database address, because the data folder may not be there tomorrow', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('ENCRYPTION_KEY');
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PLATFORM_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4100 });
  });
});
