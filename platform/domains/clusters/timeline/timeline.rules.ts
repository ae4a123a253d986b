/** Kinds of timeline entries. Pure: no database, no clock. */
export const timelineKinds = [
  'created',
  'step',
  'status',
  'protection',
  'settings',
  'node_pools',
  'failed',
  'leftovers',
  'action',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
