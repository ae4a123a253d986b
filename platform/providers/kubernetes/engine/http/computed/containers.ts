import type { Stored } from '../../../api/objects.ts';
import { parameter, type ApiCall } from '../call.ts';
import { badRequest } from '../status.ts';

export type Pod = Stored<'pods'>;

function containersOf({ spec }: Pod): string[] {
  return [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])].map(({ name }) => name);
}

/** The wanted container, or the only one. */
export function containerOf(call: ApiCall, pod: Pod): string {
  const { name } = pod.metadata;
  const wanted = parameter(call, 'container');
  const [first = '', ...others] = pod.spec?.containers.map((container) => container.name) ?? [];
  if (wanted !== undefined) {
    if (containersOf(pod).includes(wanted)) return wanted;
    throw badRequest(`container ${wanted} is not valid for pod ${name}`);
  }
  if (others.length === 0) return first;
  throw badRequest(
    `a container name must be specified for pod ${name}, choose one of: [${containersOf(pod).join(' ')}]`,
  );
}
