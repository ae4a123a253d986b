/** A secret in a cluster as the platform returns it. */
export function secretJson(changes: Record<string, unknown> = {}) {
  return {
    name: 'shop',
    namespace: 'default',
    type: 'Opaque',
    keys: ['PASSWORD'],
    created_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}
