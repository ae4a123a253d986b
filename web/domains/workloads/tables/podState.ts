const tones = {
  RUNNING: 'ok',
  COMPLETED: 'neutral',
  PENDING: 'busy',
  FAILED: 'failed',
  ERROR: 'failed',
  CRASHING: 'failed',
} as const;

type PodState = keyof typeof tones;

/** A state that a newer server sends is shown as pending. */
export function podStateOf(state: string): { name: PodState; tone: (typeof tones)[PodState] } {
  const name = state in tones ? (state as PodState) : 'PENDING';
  return { name, tone: tones[name] };
}
