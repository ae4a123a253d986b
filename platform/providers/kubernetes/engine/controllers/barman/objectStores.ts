import {
  isMissingBucket,
  isOccupiedBucket,
  isReadonlyBucket,
  isRefusedAccessKey,
  isUnreachableHost,
} from '../../../../simulation/sentinels.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';

export type ObjectStore = Stored<'objectstores.barmancloud.cnpg.io'>;
export const STORES = 'objectstores.barmancloud.cnpg.io';

function bucketOf({ spec }: ObjectStore): string {
  const found = /^(?:s3|gs):\/\/([^/]+)/.exec(spec?.configuration.destinationPath ?? '');
  return found?.[1] ?? '';
}

interface SecretKey {
  name: string;
  key: string;
}

function valueOf({ metadata }: ObjectStore, reference: SecretKey, state: ClusterState): string | null {
  const secret = state.get('secrets', reference.name, metadata.namespace);
  const value = secret?.data?.[reference.key];
  return value === undefined ? null : Buffer.from(value, 'base64').toString('utf8');
}

/** Names of the Secrets that a store reads its keys from. */
export function secretNames({ spec }: ObjectStore): string[] {
  const { s3Credentials, googleCredentials } = spec?.configuration ?? {};
  return [
    s3Credentials?.accessKeyId,
    s3Credentials?.secretAccessKey,
    googleCredentials?.applicationCredentials,
  ].flatMap((reference) => reference?.name ?? []);
}

/** The account of the keys, or a failure to read them. */
function accountOf(store: ObjectStore, state: ClusterState): { account: string } | { failure: string } {
  const { s3Credentials, googleCredentials } = store.spec?.configuration ?? {};
  const reference = s3Credentials?.accessKeyId ?? googleCredentials?.applicationCredentials;
  if (!reference) return { failure: 'missing credentials' };
  const value = valueOf(store, reference, state);
  if (value === null)
    return { failure: `while getting secret ${reference.name}: key ${reference.key} not found` };
  if (!googleCredentials) return { account: value };
  const email = /"client_email"\s*:\s*"([^"]*)"/.exec(value)?.[1];
  return email === undefined ? { failure: 'could not load the default credentials' } : { account: email };
}

function bucketError(code: string, operation: string, message: string): string {
  return `An error occurred (${code}) when calling the ${operation} operation: ${message}`;
}

/** Barman's error when the store is read; null if it can be. */
export function readFailure(store: ObjectStore, state: ClusterState): string | null {
  const { endpointURL } = store.spec?.configuration ?? {};
  const host = endpointURL !== undefined && URL.canParse(endpointURL) ? new URL(endpointURL).host : '';
  if (isUnreachableHost(host)) return `Could not connect to the endpoint URL: "${endpointURL}"`;
  const found = accountOf(store, state);
  if ('failure' in found) return found.failure;
  if (isRefusedAccessKey(found.account))
    return bucketError(
      'InvalidAccessKeyId',
      'HeadBucket',
      'The AWS Access Key Id you provided does not exist in our records',
    );
  const bucket = bucketOf(store);
  if (isMissingBucket(bucket))
    return bucketError('NoSuchBucket', 'ListObjectsV2', `The specified bucket does not exist: ${bucket}`);
  return null;
}

/** Barman's error when something is written into the store; null if that works. */
export function writeFailure(store: ObjectStore, state: ClusterState): string | null {
  const failure = readFailure(store, state);
  if (failure !== null) return failure;
  if (!isReadonlyBucket(bucketOf(store))) return null;
  return bucketError('AccessDenied', 'PutObject', 'Access Denied');
}

/** Something else's WAL lies where the archive should begin. */
export function isOccupied(store: ObjectStore): boolean {
  return isOccupiedBucket(bucketOf(store));
}
