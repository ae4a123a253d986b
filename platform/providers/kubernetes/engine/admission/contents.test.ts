import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../api/objects.ts';
import { validateObject } from './validation.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

function secret(name: string, data: Record<string, string>, type = 'Opaque'): KubeObject {
  const metadata = { name, namespace: 'shop', uid: 'u', creationTimestamp: '2026-01-15T12:00:00Z' };
  const object = { apiVersion: 'v1', kind: 'Secret', metadata, type, data };
  return object;
}

describe('the contents of a secret', () => {
  it('may have a mebibyte after decoding', () => {
    const data = (bytes: number) => ({ a: base64('x'.repeat(bytes)) });
    expect(() => validateObject('secrets', secret('most', data(1_048_576)))).not.toThrow();
    expect(() => validateObject('secrets', secret('more', data(1_048_577)))).toThrow('Too long');
  });

  it('are JSON for the credentials of a registry', () => {
    const type = 'kubernetes.io/dockerconfigjson';
    const config = (text: string) => secret('registry', { '.dockerconfigjson': base64(text) }, type);
    expect(() => validateObject('secrets', config('{"auths":{}}'))).not.toThrow();
    expect(() => validateObject('secrets', config('{'))).toThrow('data[.dockerconfigjson]');
    expect(() => validateObject('secrets', secret('registry', {}, type))).toThrow('data[.dockerconfigjson]');
  });

  it('are refused for a name that is a sentinel', () => {
    expect(() => validateObject('secrets', secret('fails-to-apply', {}))).toThrow('admission webhook denied');
  });
});
