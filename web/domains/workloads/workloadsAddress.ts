import { withParams } from '../../lib/withParams.ts';

/** The lists of the workloads tab, in their order; the first one needs no word in the address. */
export const views = ['workloads', 'pods', 'services', 'ingresses', 'volumes', 'events'] as const;
type View = (typeof views)[number];

/** What the address asks for. */
export interface WorkloadsAddress {
  readonly view: View;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

export function addressFrom(params: URLSearchParams): WorkloadsAddress {
  const view = views.find((one) => one === params.get('view')) ?? 'workloads';
  return { view, namespace: params.get('namespace') };
}

/** The address with other choices; defaults are left out. */
export function withAddress(before: URLSearchParams, changes: Partial<WorkloadsAddress>): URLSearchParams {
  const { view, namespace } = { ...addressFrom(before), ...changes };
  return withParams(before, { view: view === 'workloads' ? null : view, namespace });
}

/** The variables of the tab's query: only the list on screen is loaded. */
export function variablesOf({ view, namespace }: WorkloadsAddress) {
  const is = (one: View): boolean => view === one;
  return {
    namespace,
    workloads: is('workloads'),
    pods: is('pods'),
    services: is('services'),
    ingresses: is('ingresses'),
    volumes: is('volumes'),
    events: is('events'),
  };
}
