import { builder } from '../../graphql/builder.ts';

/** Statuses of a node pool, mapped to the platform's values. */
export const NodePoolStatus = builder.enumType('NodePoolStatus', {
  description: 'Status of a node pool.',
  values: {
    PENDING: { value: 'pending', description: 'New: the next sync creates its servers.' },
    ACTIVE: { value: 'active', description: 'The servers match the wanted state.' },
    CHANGED: { value: 'changed', description: 'Changed: the next sync applies the changes.' },
    UPDATING: { value: 'updating', description: 'Servers are being added or removed.' },
    FAILED: { value: 'failed', description: 'The last sync failed; sync again.' },
    REMOVING: { value: 'removing', description: 'The next sync removes its servers.' },
    ARCHIVED: { value: 'archived', description: 'Its servers are stored as snapshots.' },
  },
});

const statuses = ['pending', 'active', 'changed', 'updating', 'failed', 'removing', 'archived'] as const;

/** The status of a pool; unknown or missing statuses count as active. */
export function poolStatusFrom(status: string | null | undefined): (typeof statuses)[number] {
  return statuses.find((one) => one === status) ?? 'active';
}
