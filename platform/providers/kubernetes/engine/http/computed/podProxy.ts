import { CLUSTER_LABEL } from '../../../api/postgres.ts';
import type { KubeObject, Stored } from '../../../api/objects.ts';
import { instanceOf } from '../../computed/postgres/instanceLog.ts';
import { isReady } from '../../controllers/shared/pods.ts';
import { readObject } from '../../storage/reads.ts';
import type { ApiCall, ApiReply } from '../call.ts';
import { getObject } from '../reading.ts';
import { StatusError } from '../status.ts';

const PATH = /^\/api\/v1\/namespaces\/([^/]+)\/pods\/([^/:%]+)(?:(?::|%3A)(\d+|metrics))?\/proxy\/(.*)$/;
const METRICS = '9187';

function asPod(object: KubeObject): Stored<'pods'> {
  return object;
}

function asCluster(object: KubeObject): Stored<'clusters.postgresql.cnpg.io'> {
  return object;
}

function unavailable(message: string): StatusError {
  return new StatusError('ServiceUnavailable', message);
}

/** The port of a pod through the API server: only PostgreSQL instances answer, with their metrics. Null for other paths. */
export async function podProxy(call: ApiCall): Promise<ApiReply | null> {
  const [, namespace, name = '', port, rest] = PATH.exec(call.path) ?? [];
  if (namespace === undefined) return null;
  if (call.method !== 'GET')
    throw new StatusError(
      'MethodNotAllowed',
      'the server does not allow this method on the requested resource',
    );
  const { server, clusterId } = call;
  const pod = asPod(await getObject(call, { resource: 'pods', namespace, name, subresource: undefined }));
  const refused = unavailable(
    `error trying to reach service: dial tcp ${pod.status?.podIP}:${port}: connect: connection refused`,
  );
  const isServed = instanceOf(pod) !== null && isReady(pod) && (port === METRICS || port === 'metrics');
  if (!isServed || rest !== 'metrics') throw refused;
  const owner = { namespace, name: pod.metadata.labels?.[CLUSTER_LABEL] ?? '' };
  const cluster = await readObject(server, clusterId, 'clusters.postgresql.cnpg.io', owner);
  if (!cluster) throw refused;
  const body = server.simulation.instanceMetrics(pod, asCluster(cluster), server.clock.now());
  return { status: 200, contentType: 'text/plain; version=0.0.4; charset=utf-8', body };
}
