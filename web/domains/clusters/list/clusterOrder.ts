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
  readonly labels: readonly string[];
}

/** A cluster with what the list knows about it; the viewer's mark is null when it could not be loaded. */
export interface ListedCluster extends ClusterFacts {
  readonly isFavorite: boolean | null;
}

export interface ListQuery {
  readonly q: string;
  readonly status: StatusFilter;
  /** As `key=value`; empty for all clusters. */
  readonly label: string;
  readonly sort: SortKey;
  readonly isDescending: boolean;
}

/** Reads what the list itself needs of a cluster; cards read their own fragments. */
export function clusterFacts(reference: clusterOrder_cluster$key): ClusterFacts {
  const { id, name, status, location, monthlyPrice, createdAt, labels } = readInlineData(
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
        labels
      }
    `,
    reference,
  );
  const monthlyCost = eurosOf(monthlyPrice.amount);
  return { id, name, status, city: location.city, monthlyCost, createdAt, labels };
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

/** All labels of the clusters, sorted. */
export const labelsOf = (items: readonly Pick<ClusterFacts, 'labels'>[]): string[] =>
  [...new Set(items.flatMap(({ labels }) => labels))].sort(text);

/** Favorites of the viewer first. */
export const byFavorite = (a: Pick<ListedCluster, 'isFavorite'>, b: Pick<ListedCluster, 'isFavorite'>) =>
  Number(b.isFavorite ?? false) - Number(a.isFavorite ?? false);

/** The matching clusters, favorites first, in the selected order; equal ones by name. */
export function arrange<Item extends ListedCluster>(items: readonly Item[], query: ListQuery): Item[] {
  const needle = query.q.trim().toLowerCase();
  const direction = query.isDescending ? -1 : 1;
  return items
    .filter(
      ({ name, status, labels }) =>
        groups[query.status](status) &&
        name.toLowerCase().includes(needle) &&
        (query.label === '' || labels.includes(query.label)),
    )
    .sort((a, b) => byFavorite(a, b) || direction * comparisons[query.sort](a, b) || text(a.name, b.name));
}
