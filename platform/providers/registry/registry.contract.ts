import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Secret } from '../../crypto/secret.ts';
import { RegistryError, type RegistryChecker, type RegistryCredentials } from './port.ts';

const config = z.object({
  auths: z.record(z.string(), z.object({ username: z.string(), password: z.string(), auth: z.string() })),
});
const key = JSON.stringify({ type: 'service_account', private_key: 'p', client_email: 'a@b' });

/** Credentials of a registry, as typed by a user. */
export function credentials(changes: Partial<RegistryCredentials> = {}): RegistryCredentials {
  const none = { url: null, email: null, awsRegion: null };
  return { type: 'docker-hub', username: 'acme', password: new Secret('pw'), ...none, ...changes };
}

/** The behaviour of every RegistryChecker. */
export function registryContract(adapter: string, make: () => RegistryChecker): void {
  describe(`${adapter} as a registry checker`, () => {
    it.each([
      [credentials(), 'https://index.docker.io/v1/', 'acme'],
      [credentials({ type: 'github-registry', url: 'https://ghcr.io/acme' }), 'ghcr.io', 'acme'],
      [
        credentials({ type: 'custom', url: 'Registry.Example.com:5000' }),
        'registry.example.com:5000',
        'acme',
      ],
      [
        credentials({
          type: 'google-artifact',
          url: 'europe-docker.pkg.dev',
          username: '_json_key',
          password: new Secret(key),
        }),
        'europe-docker.pkg.dev',
        '_json_key',
      ],
    ])('creates a Docker config for Kubernetes', async (registry, host, username) => {
      const checker = make();
      await expect(checker.verify(registry)).resolves.toBeUndefined();
      const { json, expiresAt } = await checker.dockerConfig(registry);
      const { auths } = config.parse(JSON.parse(json.reveal()));
      expect(Object.keys(auths)).toEqual([host]);
      const password = registry.password.reveal();
      expect(auths[host]).toMatchObject({ username, password });
      expect(Buffer.from(auths[host]?.auth ?? '', 'base64').toString()).toBe(`${username}:${password}`);
      expect(expiresAt).toBeNull();
    });

    it('returns the expiry of the credentials of Amazon’s registry', async () => {
      const url = '123456789012.dkr.ecr.eu-central-1.amazonaws.com';
      const registry = credentials({ type: 'aws-ecr', url, awsRegion: 'eu-central-1' });
      await expect(make().verify(registry)).resolves.toBeUndefined();
      const { json, expiresAt } = await make().dockerConfig(registry);
      expect(expiresAt).toBeInstanceOf(Date);
      expect(json.reveal()).toContain('"username":"AWS"');
    });

    it.each([
      [
        { type: 'aws-ecr', url: '123456789012.dkr.ecr.eu-west-1.amazonaws.com', awsRegion: 'us-east-1' },
        'awsRegion',
      ],
      [{ type: 'google-artifact', username: '_json_key', password: new Secret('{') }, 'password'],
      [{ type: 'google-artifact', username: '_json_key', password: new Secret('{"a":1}') }, 'password'],
    ] as const)('names the invalid field', async (changes, field) => {
      const refusal = make().verify(credentials(changes));
      await expect(refusal).rejects.toBeInstanceOf(RegistryError);
      await expect(refusal).rejects.toMatchObject({ kind: 'invalid', field });
    });
  });
}
