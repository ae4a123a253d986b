import type { Step } from './Stepper.tsx';

/** State of the step at `index` while `current` is in progress: done before it, todo after it. */
export function stepState(index: number, current: number): Step['state'] {
  if (index < current) return 'done';
  return index === current ? 'current' : 'todo';
}
