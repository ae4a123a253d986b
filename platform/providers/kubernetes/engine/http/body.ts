import { parse as parseYaml } from 'yaml';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import { apiVersionOf, resources } from '../../api/resources.ts';
import { isObject, objectAt, type JsonObject } from '../json.ts';
import type { ApiCall } from './call.ts';
import type { ResourcePath } from './paths.ts';
import { badRequest, StatusError } from './status.ts';

/** The API server's limit of a request. */
export const LARGEST_BYTES = 3 * 1_048_576;

/** An object as a client sends it. */
export interface SentObject extends JsonObject {
  metadata: ObjectMeta;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // kubectl applies YAML.
  }
  try {
    return parseYaml(text);
  } catch {
    throw badRequest('the object provided is unrecognized: it is neither JSON nor YAML');
  }
}

/** True for the format that kubectl since 1.32 prefers for the objects that it makes itself. */
export function isProtobuf({ headers }: ApiCall): boolean {
  return (headers['content-type'] ?? '').startsWith('application/vnd.kubernetes.protobuf');
}

/** The body; undefined if it is empty. 413 if it is larger than 3 MiB. */
export function readBody(call: ApiCall): unknown {
  const { body } = call;
  if (isProtobuf(call)) {
    const advice = 'this API server reads JSON and YAML; add "--dry-run=client -o yaml | kubectl apply -f -"';
    throw new StatusError('UnsupportedMediaType', advice);
  }
  if (Buffer.byteLength(body) > LARGEST_BYTES) {
    throw new StatusError('RequestEntityTooLarge', `Request entity too large: limit is ${LARGEST_BYTES}`);
  }
  return body === '' ? undefined : parse(body);
}

/** Checks that an object belongs to the path, and completes its kind and namespace. */
export function asSent(value: unknown, { resource, namespace, name }: ResourcePath): SentObject {
  if (!isObject(value)) throw badRequest('the body is not an object');
  const definition = resources[resource];
  const apiVersion = apiVersionOf(definition);
  const { kind } = definition;
  const isOther = (value['apiVersion'] ?? apiVersion) !== apiVersion || (value['kind'] ?? kind) !== kind;
  if (isOther) throw badRequest(`the object is not a ${kind} of ${apiVersion}`);
  const metadata: ObjectMeta = objectAt(value, 'metadata');
  if (namespace !== undefined && metadata.namespace !== undefined && metadata.namespace !== namespace) {
    throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
  }
  if (name !== undefined && metadata.name !== undefined && metadata.name !== name) {
    throw badRequest(
      `the name of the object (${metadata.name}) does not match the name on the URL (${name})`,
    );
  }
  const identity = { ...(name !== undefined && { name }), ...(namespace !== undefined && { namespace }) };
  return { ...value, apiVersion, kind, metadata: { ...metadata, ...identity } };
}
