import { builder } from '../../graphql/builder.ts';

/** The platform's words for where a pool stands. */
export const NodePoolStatus = builder.enumType('NodePoolStatus', {
  description: 'Status of a node pool.',
  values: {
    PENDING: { value: 'pending', description: 'New: its servers are ordered by the next sync.' },
    ACTIVE: { value: 'active', description: 'Built as it is defined.' },
    CHANGED: { value: 'changed', description: 'Defined anew: the next sync carries it out.' },
    UPDATING: { value: 'updating', description: 'Servers are being added or removed.' },
    FAILED: { value: 'failed', description: 'The last sync did not finish it: sync again.' },
    REMOVING: { value: 'removing', description: 'Its servers are given up by the next sync.' },
    ARCHIVED: { value: 'archived', description: 'Its servers are snapshots.' },
  },
});

const words = ['pending', 'active', 'changed', 'updating', 'failed', 'removing', 'archived'] as const;

/** A status word; a pool of a platform that tells none, or one unheard of, counts as active. */
export function poolStatusFrom(word: string | null | undefined): (typeof words)[number] {
  return words.find((one) => one === word) ?? 'active';
}
