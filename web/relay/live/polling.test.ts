import { renderHook } from '@testing-library/react';
import { registerMountedQuery, setLink } from './liveStatus.ts';
import { pollWhilePaused, useBusy } from './polling.ts';

const refetch = vi.fn(() => Promise.resolve(true));
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
  leave = [registerMountedQuery({ key: 'ClustersPageQuery {}', refetch }), pollWhilePaused()];
});
afterEach(() => {
  setLink('socket', true);
  setLink('network', true);
  leave.forEach((undo) => undo());
  vi.useRealTimers();
});

const after = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return refetch.mock.calls.length;
};

describe('without live updates', () => {
  it('refetches the queries on screen every 30 seconds', async () => {
    setLink('socket', false);
    expect(await after(29)).toBe(0);
    expect(await after(1)).toBe(1);
    expect(await after(30)).toBe(2);
  });

  it('refetches every 5 seconds while something is busy', async () => {
    const { rerender } = renderHook(({ isBusy }) => useBusy(isBusy), { initialProps: { isBusy: true } });
    setLink('socket', false);
    expect(await after(5)).toBe(1);
    expect(await after(5)).toBe(2);
    rerender({ isBusy: false });
    expect(await after(29)).toBe(2);
    expect(await after(1)).toBe(3);
  });

  it('stops when live updates are restored', async () => {
    setLink('socket', false);
    await after(30);
    setLink('socket', true);
    expect(await after(120)).toBe(1);
  });

  it('does nothing while the browser is offline', async () => {
    setLink('socket', false);
    setLink('network', false);
    expect(await after(120)).toBe(0);
  });

  it('does nothing while live updates work', async () => {
    expect(await after(120)).toBe(0);
  });
});
