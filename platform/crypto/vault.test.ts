import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Secret } from './secret.ts';
import { createVault, VaultError } from './vault.ts';

const key = randomBytes(32);

describe('vault', () => {
  it('opens what it sealed, and seals the same value differently each time', () => {
    const vault = createVault(key);
    const sealed = vault.seal('token-é', 'secrets');
    expect(vault.open(sealed, 'secrets').reveal()).toBe('token-é');
    expect(vault.seal('token-é', 'secrets')).not.toBe(sealed);
  });

  it('refuses a modified text, another purpose and another key', () => {
    const vault = createVault(key);
    const sealed = vault.seal('value', 'a');
    const [format, id, body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => vault.open(`${format}.${id}.${bytes.toString('base64url')}`, 'a')).toThrow(VaultError);
    expect(() => vault.open(sealed, 'b')).toThrow(VaultError);
    expect(() => createVault(randomBytes(32)).open(sealed, 'a')).toThrow(/sealed with another key/);
    expect(() => vault.open('plain text', 'a')).toThrow(VaultError);
  });
});

describe('Secret', () => {
  it('is printed as asterisks in logs, templates and JSON', () => {
    const secret = new Secret('hunter2');
    expect(`${String(secret)} ${inspect({ secret })} ${JSON.stringify({ secret })}`).not.toContain('hunter2');
    expect(String(secret)).toBe('***');
    expect(secret.reveal()).toBe('hunter2');
  });
});
