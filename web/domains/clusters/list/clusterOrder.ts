import { graphql, readInlineData } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { CLUSTER_STATUSES, asClusterStatus, isClusterMoving } from '../clusterStatus.ts';
import type { clusterOrder_cluster$key } from './__generated__/clusterOrder_cluster.graphql.ts';

export const SORT_KEYS = ['dateCreated', 'name', 'status', 'location', 'monthlyCost'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const STATUS_FILTERS = ['all', 'active', 'busy', 'failed', 'inactive', 'archived'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The fields for searching, filtering and sorting a cluster. */
export interface ClusterFacts {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly city: string;
  readonly monthlyCost: number;
  readonly createdAt: string;
}

export interface ListQuery {
  readonly q: string;
  readonly status: StatusFilter;
  readonly sort: SortKey;
  readonly isDescending: boolean;
}

/** Reads what the list itself needs of a cluster; cards read their own fragments. */
export function clusterFacts(reference: clusterOrder_cluster$key): ClusterFacts {
  const { id, name, status, location, monthlyPrice, createdAt } = readInlineData(
    graphql`
      fragment clusterOrder_cluster on Cluster @inline {
        id
        name
        status
        location {
          city
        }
        monthlyPrice {
          amount
        }
        createdAt
      }
    `,
    reference,
  );
  return { id, name, status, city: location.city, monthlyCost: eurosOf(monthlyPrice.amount), createdAt };
}

const groups = {
  all: () => true,
  active: (status) => status === 'ACTIVE' || status === 'HEALTHY',
  busy: isClusterMoving,
  failed: (status) => status === 'FAILED',
  inactive: (status) => status === 'INACTIVE',
  archived: (status) => status === 'ARCHIVED',
} as const satisfies Record<StatusFilter, (status: string) => boolean>;

const rank = (status: string) => CLUSTER_STATUSES.indexOf(asClusterStatus(status));
// Created once: `localeCompare` with options creates a collator per call, and a list of hundreds is sorted at every
// event.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const text = (a: string, b: string) => collator.compare(a, b);

const comparisons = {
  dateCreated: (a, b) => a.createdAt.localeCompare(b.createdAt),
  name: (a, b) => text(a.name, b.name),
  // Descending, the first click, shows what needs attention first.
  status: (a, b) => rank(b.status) - rank(a.status),
  location: (a, b) => text(a.city, b.city),
  monthlyCost: (a, b) => a.monthlyCost - b.monthlyCost,
} as const satisfies Record<SortKey, (a: ClusterFacts, b: ClusterFacts) => number>;

/** The matching clusters in the selected order; equal ones by name. */
export function arrange<Item extends ClusterFacts>(items: readonly Item[], query: ListQuery): Item[] {
  const needle = query.q.trim().toLowerCase();
  const direction = query.isDescending ? -1 : 1;
  return items
    .filter(({ name, status }) => groups[query.status](status) && name.toLowerCase().includes(needle))
    .sort((a, b) => direction * comparisons[query.sort](a, b) || text(a.name, b.name));
}
