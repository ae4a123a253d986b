import { withParams } from '../../../lib/withParams.ts';
import type { DeploymentsTabQuery } from './__generated__/DeploymentsTabQuery.graphql.ts';

export const shows = ['all', 'running', 'inProgress', 'failed'] as const;
export type Show = (typeof shows)[number];

/** What the address asks for. */
export interface DeploymentsFilter {
  readonly show: Show;
  readonly search: string;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

type Statuses = NonNullable<NonNullable<DeploymentsTabQuery['variables']['filter']>['statuses']>;

const statuses: Record<Show, Statuses | null> = {
  all: null,
  running: ['DEPLOYED'],
  inProgress: ['PENDING', 'DEPLOYING', 'UPDATING', 'SCALING', 'RESTARTING', 'EXPOSING', 'DELETING'],
  failed: ['FAILED'],
};

export function filterFrom(params: URLSearchParams): DeploymentsFilter {
  return {
    show: shows.find((one) => one === params.get('show')) ?? 'all',
    search: params.get('q') ?? '',
    namespace: params.get('namespace'),
  };
}

/** The address with other choices; defaults are left out. */
export function withFilter(before: URLSearchParams, changes: Partial<DeploymentsFilter>): URLSearchParams {
  const { show, search, namespace } = { ...filterFrom(before), ...changes };
  return withParams(before, { show: show === 'all' ? null : show, q: search, namespace });
}

export const isFiltered = ({ show, search, namespace }: DeploymentsFilter): boolean =>
  show !== 'all' || search !== '' || namespace !== null;

/** The variables of the query of the list. */
export function variablesOf({ show, search, namespace }: DeploymentsFilter) {
  return { filter: { statuses: statuses[show], search: search || null, namespace } };
}
