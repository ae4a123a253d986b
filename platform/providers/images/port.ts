import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';

/** The registry refused (`auth`), has no such image (`notFound`), or did not respond (`unavailable`). */
export class ImageRegistryError extends ProviderError {
  override name = 'ImageRegistryError';
}

/** A user of a registry. */
export interface ImageCredentials {
  username: string;
  password: Secret;
}

/** An image without its tag, and who asks for it. */
export interface ImageSource {
  repository: string;
  /** Null: anonymously. */
  credentials: ImageCredentials | null;
}

/** Registries of container images. Methods reject with ImageRegistryError within a few seconds. */
export interface ImageRegistry {
  /** All tags, in no order. */
  tags(source: ImageSource): Promise<string[]>;
  exists(source: ImageSource, tag: string): Promise<boolean>;
}
