import { renderHook } from '@testing-library/react';
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

describe('what was missed', () => {
  it('is asked for again until an answer comes', async () => {
    refetch.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true);
    requestResync(0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(refetch).toHaveBeenCalledTimes(3);
  });

  it('is not asked for for ever', async () => {
    refetch.mockResolvedValue(false);
    requestResync(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refetch).toHaveBeenCalledTimes(7);
  });
});

describe('data without live events', () => {
  const focus = async () => {
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
  };

  it('is refetched when the window gets focus, while its screen is open', async () => {
    refetch.mockResolvedValue(true);
    const { unmount } = renderHook(() => useRefetchOnFocus());
    await focus();
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    await focus();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is left alone where a refetch would lose pages that were loaded', async () => {
    renderHook(() => useRefetchOnFocus(false));
    await focus();
    expect(refetch).not.toHaveBeenCalled();
  });
});
