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
  /** As the person wrote it; null for Docker Hub. */
  url: string | null;
  username: string;
  password: Secret;
  email: string | null;
  awsRegion: string | null;
}

/** What Kubernetes pulls images with: a Docker config, and when its credentials stop working, if they do. */
interface DockerConfig {
  json: Secret;
  expiresAt: Date | null;
}

/** A registry that refused (`auth`), does not answer (`unavailable`), or cannot be what it says (`invalid`, `field`). */
export class RegistryError extends ProviderError {
  override name = 'RegistryError';
}

/** Checks credentials of container registries and turns them into what Kubernetes understands. */
export interface RegistryChecker {
  /** Rejects with RegistryError when the credentials cannot be used. */
  verify(registry: RegistryCredentials): Promise<void>;
  dockerConfig(registry: RegistryCredentials): Promise<DockerConfig>;
}
