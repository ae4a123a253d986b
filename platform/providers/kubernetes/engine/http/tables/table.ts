import type { KubeObject } from '../../../api/objects.ts';
import type { ResourceName } from '../../../api/resources.ts';
import { parameter, type ApiCall } from '../call.ts';
import { columnsOf } from './columnsByResource.ts';

/** True if the client prefers a table, as `kubectl get` does. */
export function wantsTable({ headers }: ApiCall): boolean {
  const [first = ''] = (headers['accept'] ?? '').split(',');
  return first.includes('as=Table') && first.includes('g=meta.k8s.io');
}

function included(call: ApiCall, object: KubeObject): object | undefined {
  const wanted = parameter(call, 'includeObject') ?? 'Metadata';
  if (wanted === 'Object') return object;
  if (wanted === 'None') return undefined;
  return { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata: object.metadata };
}

interface ListParts {
  resourceVersion: string;
  continue?: string | undefined;
}

/** Objects as a table with the columns of their resource. */
export function tableOf(
  call: ApiCall,
  resource: ResourceName,
  objects: readonly KubeObject[],
  metadata: ListParts,
): object {
  const columns = columnsOf(resource);
  const now = call.server.clock.now();
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata,
    columnDefinitions: columns.map(({ name, type, format, priority }) => ({
      name,
      type,
      format,
      priority,
      description: name,
    })),
    rows: objects.map((object) => ({
      cells: columns.map(({ cell }) => cell(object, now)),
      object: included(call, object),
    })),
  };
}
