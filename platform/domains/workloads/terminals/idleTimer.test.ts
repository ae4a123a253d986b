import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleTimer } from './idleTimer.ts';
import { IDLE_MINUTES, WARNING_SECONDS } from './terminals.rules.ts';

const IDLE_MS = IDLE_MINUTES * 60_000;
const WARNING_MS = WARNING_SECONDS * 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('warns before the end, and starts again with each input', () => {
  const [onWarning, onIdle] = [vi.fn(), vi.fn()];
  const timer = createIdleTimer(onWarning, onIdle);
  vi.advanceTimersByTime(IDLE_MS - WARNING_MS);
  expect(onWarning).toHaveBeenCalledTimes(1);
  timer.touch();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(onWarning).toHaveBeenCalledTimes(2);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('does nothing once it is stopped', () => {
  const [onWarning, onIdle] = [vi.fn(), vi.fn()];
  createIdleTimer(onWarning, onIdle).stop();
  vi.advanceTimersByTime(2 * IDLE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onIdle).not.toHaveBeenCalled();
});
