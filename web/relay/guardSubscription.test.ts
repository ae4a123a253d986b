import { Observable } from 'relay-runtime';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { guardSubscription } from './environment.ts';
import { registerMountedQuery } from './liveStatus.ts';
import { RevGuard } from './revGuard.ts';

const refetch = vi.fn(() => Promise.resolve(true));
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
  leave = registerMountedQuery({ key: 'ClustersPageQuery {}', refetch });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** What a subscriber hears when the gateway sends these results. */
function hear(...sent: object[]): { heard: unknown[]; failed: unknown[] } {
  const [heard, failed]: unknown[][] = [[], []];
  const source = () =>
    Observable.create<GraphQLResponse>((sink) => sent.forEach((one) => sink.next(one as never)));
  guardSubscription(source, new RevGuard())({} as RequestParameters, {}).subscribe({
    next: (response) => heard?.push('data' in response ? response.data : response),
    error: (error: Error) => failed?.push(error),
  });
  return { heard: heard ?? [], failed: failed ?? [] };
}

const cluster = (rev: string) => ({ clusterChanged: { isResync: false, cluster: { id: 'C1', rev } } });

describe('a subscription', () => {
  it('tells what is fresh and nothing older', async () => {
    const { heard } = hear({ data: cluster('20.0.1') }, { data: cluster('10.0.1') });
    expect(heard).toEqual([cluster('20.0.1')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).not.toHaveBeenCalled();
  });

  it('has the screen fetched again when events may have been missed', async () => {
    hear({ data: { clusterChanged: { isResync: true, cluster: null } } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('goes on after an event that could not be told, and has the screen fetched again', async () => {
    const { heard, failed } = hear(
      { data: null, errors: [{ message: 'no' }] },
      { data: cluster('20.0.1'), errors: [{ message: 'half' }] },
    );
    expect(failed).toEqual([]);
    expect(heard).toEqual([cluster('20.0.1')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
