import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';

export const registryTypes = [
  'docker-hub',
  'github-registry',
  'google-artifact',
  'aws-ecr',
  'custom',
] as const;
export type RegistryType = (typeof registryTypes)[number];

/** A registry with its credentials. */
export interface RegistryCredentials {
  type: RegistryType;
  /** As the user typed it; null for Docker Hub. */
  url: string | null;
  username: string;
  password: Secret;
  email: string | null;
  awsRegion: string | null;
}

/** A Docker config for pulling images, and the expiry of its credentials, if any. */
interface DockerConfig {
  json: Secret;
  expiresAt: Date | null;
}

/** The registry refused (`auth`), did not respond (`unavailable`), or a field is `invalid`. */
export class RegistryError extends ProviderError {
  override name = 'RegistryError';
}

/** Checks credentials of container registries and converts them for Kubernetes. */
export interface RegistryChecker {
  /** Rejects with RegistryError if the credentials cannot be used. */
  verify(registry: RegistryCredentials): Promise<void>;
  dockerConfig(registry: RegistryCredentials): Promise<DockerConfig>;
}
