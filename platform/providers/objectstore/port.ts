import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';

/** A bucket of an S3-compatible service, with the keys that use it. */
export interface S3Bucket {
  provider: 'aws-s3';
  bucket: string;
  /** Null: Amazon's own service, where the region follows from the bucket. */
  endpointUrl: string | null;
  accessKeyId: string;
  secretAccessKey: Secret;
}

/** A bucket of Google Cloud Storage, with the key of a service account. */
export interface GoogleBucket {
  provider: 'gcp-gcs';
  bucket: string;
  /** The JSON file that Google gives out. */
  serviceAccountKey: Secret;
}

export type Bucket = S3Bucket | GoogleBucket;

export interface StoredObject {
  key: string;
  sizeBytes: number;
}

/**
 * | Kind          | Code                       | Because                                          | `field`                                    |
 * | ------------- | -------------------------- | ------------------------------------------------ | ------------------------------------------ |
 * | `auth`        | `objectstore_keys_refused` | the service does not know or accept the keys     | accessKeyId or serviceAccountKey           |
 * | `notFound`    | `objectstore_no_bucket`    | there is no such bucket                          | bucket                                     |
 * | `readonly`    | `objectstore_no_write`     | the keys may not write into the bucket           | bucket                                     |
 * | `auth`        | `objectstore_no_list`      | the keys may not list the bucket                 | bucket                                     |
 * | `unavailable` | `objectstore_unreachable`  | no response, or one that no such service gives   | endpointUrl, bucket at Google              |
 * | `invalid`     | `objectstore_endpoint`     | the endpoint is no public https:// address       | endpointUrl                                |
 * | `invalid`     | `objectstore_google_key`   | the text is not the key of a service account     | serviceAccountKey                          |
 *
 * The codes are those of the messages too.
 */
export class ObjectStoreError extends ProviderError {
  override name = 'ObjectStoreError';
}

/** Finds out what keys may do in a bucket. */
export interface ObjectStoreChecker {
  /**
   * Rejects with ObjectStoreError unless the keys may list the bucket, and write and delete below the prefix: a small
   * object is written there and deleted again.
   */
  verify(bucket: Bucket, prefix: string): Promise<void>;
  /** Objects below the prefix, by key; at most 10,000. Rejects with ObjectStoreError. */
  list(bucket: Bucket, prefix: string): Promise<StoredObject[]>;
}

/** An object in a bucket. */
export interface ListedObject {
  key: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/** A key that a user saved, and the bucket that it was saved for. */
export interface Grant {
  secretAccessKey: string;
  bucket: string;
  /** What the embedded databases archived there. */
  backups: () => Promise<ListedObject[]>;
}

/** The grants of a key; none for an unknown one. */
export type GrantsOf = (accessKeyId: string) => Promise<readonly Grant[]>;
