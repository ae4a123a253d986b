import type { Step } from './Stepper.tsx';

/** State of the step at `index` while the one at `current` is under way: done before it, to do after it. */
export function stepState(index: number, current: number): Step['state'] {
  if (index < current) return 'done';
  return index === current ? 'current' : 'todo';
}
