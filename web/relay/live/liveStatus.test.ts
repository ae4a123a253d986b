import { renderHook } from '@testing-library/react';
import { recordPending } from './responses.ts';
import { registerMountedQuery, requestResync, useRefetchOnFocus } from './liveStatus.ts';

const refetch = vi.fn<() => Promise<boolean>>();
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockReset();
  leave = registerMountedQuery({ key: 'ClustersPageQuery {}', refetch });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('a failed refetch', () => {
  it('is retried until it succeeds', async () => {
    refetch.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true);
    requestResync(0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(refetch).toHaveBeenCalledTimes(3);
  });

  it('is retried for two minutes at most', async () => {
    refetch.mockResolvedValue(false);
    requestResync(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refetch).toHaveBeenCalledTimes(7);
  });
});

describe('a resync that is requested twice', () => {
  it('happens once, at the earlier of the two moments', async () => {
    refetch.mockResolvedValue(true);
    requestResync(2_000);
    requestResync(250);
    requestResync(500);
    await vi.advanceTimersByTimeAsync(250);
    expect(refetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('waits for pending queries, which may have been read before the change', async () => {
    refetch.mockResolvedValue(true);
    let answer: () => void = () => undefined;
    recordPending(new Promise<void>((resolve) => (answer = resolve)));
    requestResync(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).not.toHaveBeenCalled();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('data without live events', () => {
  const focus = async () => {
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
  };

  it('is refetched on focus while its screen is mounted', async () => {
    refetch.mockResolvedValue(true);
    const { unmount } = renderHook(() => useRefetchOnFocus());
    await focus();
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    await focus();
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
