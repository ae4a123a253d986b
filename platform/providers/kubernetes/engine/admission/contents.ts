import { refusedSecretName } from '../../../simulation/sentinels.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import { StatusError, type StatusCause } from '../http/status.ts';
import { objectAt } from '../json.ts';

const LARGEST_BYTES = 1_048_576;
const DOCKER_CONFIG = '.dockerconfigjson';

/** Bytes of the decoded values of a Secret or ConfigMap. */
function sizeOf(resource: ResourceName, data: Readonly<Record<string, unknown>>): number {
  const encoding = resource === 'secrets' ? 'base64' : 'utf8';
  return Object.values(data).reduce<number>(
    (sum, value) => sum + Buffer.byteLength(String(value), encoding),
    0,
  );
}

function isEncodedJson(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Invalid data of Secrets and ConfigMaps: more than 1 MiB, or no JSON in a registry's credentials. */
export function contentCauses(resource: ResourceName, object: KubeObject): StatusCause[] {
  if (resource !== 'secrets' && resource !== 'configmaps') return [];
  const data = objectAt(object, 'data');
  if (sizeOf(resource, data) > LARGEST_BYTES) {
    const message = `Too long: may not be more than ${LARGEST_BYTES} bytes`;
    return [{ reason: 'FieldValueTooLong', field: 'data', message }];
  }
  const isRegistry = 'type' in object && object.type === 'kubernetes.io/dockerconfigjson';
  if (!isRegistry || isEncodedJson(data[DOCKER_CONFIG])) return [];
  const message = 'Invalid value: "<secret contents redacted>": invalid character in a JSON document';
  return [{ reason: 'FieldValueInvalid', field: `data[${DOCKER_CONFIG}]`, message }];
}

/** Refuses what an admission webhook of a cluster might: secrets whose name is a sentinel. */
export function checkWebhooks(resource: ResourceName, { metadata: { name } }: KubeObject): void {
  if (resource !== 'secrets' || !refusedSecretName(name)) return;
  throw new StatusError(
    'Forbidden',
    `admission webhook denied the request: secret "${name}" is not allowed in this cluster`,
  );
}
