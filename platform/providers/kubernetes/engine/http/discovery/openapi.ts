import { apiVersionOf, resourceNames, resources, type Resource } from '../../../api/resources.ts';
import { json, type ApiCall, type ApiReply } from '../call.ts';
import { readyCluster } from '../reading.ts';
import { unknownPath } from '../status.ts';
import { servedResources } from './groups.ts';

const V3 = '/openapi/v3';
const TITLE = 'Embedded Kubernetes';
const INFO = { title: TITLE, version: 'v1' };

/** Of group and version, such as api/v1 or apis/apps/v1. */
function rootOf(resource: Resource): string {
  return resource.group === '' ? `api/${resource.version}` : `apis/${apiVersionOf(resource)}`;
}

/** Fields beyond the common ones are not described, and all are accepted. */
function schemaOf({ group, version, kind }: Resource): object {
  const open = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return {
    description: `${kind} of ${group || 'the core group'}. The embedded API server does not describe its fields.`,
    type: 'object',
    properties: {
      apiVersion: { type: 'string', description: 'Group and version of the kind.' },
      kind: { type: 'string', description: 'The kind of the object.' },
      metadata: { ...open, description: 'Name, namespace, labels and annotations.' },
      spec: { ...open, description: 'The desired state.' },
      status: { ...open, description: 'The observed state.' },
    },
    'x-kubernetes-preserve-unknown-fields': true,
    'x-kubernetes-group-version-kind': [{ group, version, kind }],
  };
}

/** kubectl looks here whether patches can be tried without being stored. */
function patchOf({ group, version, kind }: Resource): object {
  const parameters = ['dryRun', 'fieldManager', 'force'].map((name) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
  }));
  return {
    patch: { parameters, 'x-kubernetes-group-version-kind': { group, version, kind }, responses: {} },
  };
}

function documentOf(served: readonly Resource[], root: string): object {
  const schemas = served.map(
    (one) => [`${one.group || 'core'}.${one.version}.${one.kind}`, schemaOf(one)] as const,
  );
  const paths = served.map((one) => {
    const inNamespace = one.isNamespaced ? 'namespaces/{namespace}/' : '';
    return [`/${root}/${inNamespace}${one.plural}/{name}`, patchOf(one)] as const;
  });
  return {
    openapi: '3.0.0',
    info: INFO,
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

/** A field of a Protocol Buffers message with text or an embedded message. */
function field(number: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes]);
}

/** An OpenAPI v2 document without paths in Protocol Buffers, the only format in which kubectl reads it. */
function emptyV2(): Buffer {
  const info = Buffer.concat([field(1, INFO.title), field(2, INFO.version)]);
  return Buffer.concat([field(1, '2.0'), field(2, info), field(8, '')]);
}

function v2({ headers }: ApiCall): ApiReply {
  if (!headers['accept']?.includes('protobuf')) return json({ swagger: '2.0', info: INFO, paths: {} });
  const contentType = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';
  return { status: 200, contentType, body: emptyV2().toString('utf8') };
}

/** What kubectl needs of OpenAPI. Null for other paths. */
export async function openapi(call: ApiCall): Promise<ApiReply | null> {
  const { path } = call;
  if (path === '/openapi/v2') return v2(call);
  if (!path.startsWith(V3)) return null;
  await readyCluster(call);
  const served = new Set(await servedResources(call));
  const definitions = resourceNames.filter((name) => served.has(name)).map((name) => resources[name]);
  const root = path.slice(V3.length + 1);
  if (root === '') {
    const roots = new Set(definitions.map(rootOf));
    const paths = [...roots].map((one) => [one, { serverRelativeURL: `${V3}/${one}` }] as const);
    return json({ paths: Object.fromEntries(paths) });
  }
  const inRoot = definitions.filter((one) => rootOf(one) === root);
  if (inRoot.length === 0) throw unknownPath();
  return json(documentOf(inRoot, root));
}
