import type { Clock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { isRefusedRegistryUser, isUnreachableHost } from '../../simulation/sentinels.ts';
import { dockerKeyOf, hostOf } from '../address.ts';
import { passwordOf, readGoogleKey } from '../googleKey.ts';
import { RegistryError, type RegistryChecker, type RegistryCredentials } from '../port.ts';
import { text, type Message } from '../../../messages/messages.ts';

/** Lifetime of an Amazon registry token. */
const ECR_TOKEN_MS = 12 * 60 * 60 * 1000;
const ECR_HOST = /^\d{12}\.dkr\.ecr(?:-fips)?\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/;

function invalid(field: string, code: string, why: Message): RegistryError {
  return new RegistryError({ kind: 'invalid', code, text: why, field });
}

function checkGoogle({ username, password }: RegistryCredentials): void {
  if (username !== '_json_key') return;
  const found = readGoogleKey(password.reveal());
  switch (found.kind) {
    case 'service_account':
    case 'docker_config':
      return;
    case 'invalid_json':
      throw invalid('password', 'invalid_json', text('registry_json'));
    case 'missing_fields':
      throw invalid(
        'password',
        'missing_fields',
        text('registry_key_fields', { fields: found.fields.join(', ') }),
      );
    case 'unrecognized':
      throw invalid('password', 'unrecognized_format', text('registry_key_format'));
  }
}

function checkAmazon({ url, awsRegion }: RegistryCredentials): void {
  const region = ECR_HOST.exec(hostOf(url ?? '') ?? '')?.[1];
  if (!region || !awsRegion || region === awsRegion) return;
  throw invalid(
    'awsRegion',
    'region_mismatch',
    text('registry_region_mismatch', { region, given: awsRegion }),
  );
}

/** Only checks formats and calls no registry; SENTINELS.md lists what it refuses. */
export function createEmbeddedRegistryChecker({ clock }: { clock: Clock }): RegistryChecker {
  return {
    verify: async (registry) => {
      const host = hostOf(registry.url ?? 'docker.io') ?? '';
      if (isUnreachableHost(host)) {
        const why = text('registry_silent', { host });
        throw new RegistryError({ kind: 'unavailable', code: 'unreachable', text: why, field: 'url' });
      }
      if (isRefusedRegistryUser(registry.username)) {
        const why = text('registry_credentials');
        throw new RegistryError({ kind: 'auth', code: 'refused_credentials', text: why, field: 'password' });
      }
      if (registry.type === 'google-artifact') checkGoogle(registry);
      if (registry.type === 'aws-ecr') checkAmazon(registry);
    },
    dockerConfig: async (registry) => {
      const { type, url, email } = registry;
      const isEcr = type === 'aws-ecr';
      const username = isEcr ? 'AWS' : registry.username;
      const password = passwordOf(registry).reveal();
      const auth = Buffer.from(`${username}:${password}`).toString('base64');
      const entry = { username, password, ...(email ? { email } : {}), auth };
      const json = new Secret(JSON.stringify({ auths: { [dockerKeyOf(url)]: entry } }));
      return { json, expiresAt: isEcr ? new Date(clock.now().getTime() + ECR_TOKEN_MS) : null };
    },
  };
}
