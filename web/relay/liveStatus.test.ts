import { registerMountedQuery, requestResync } from './liveStatus.ts';

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
