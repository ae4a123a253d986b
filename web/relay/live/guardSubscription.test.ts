import { Observable } from 'relay-runtime';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { guardSubscription } from '../environment.ts';
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

/** The results a subscriber receives when the gateway sends these. */
function receive(...sent: object[]): { received: unknown[]; failed: unknown[] } {
  const received: unknown[] = [];
  const failed: unknown[] = [];
  const source = () =>
    Observable.create<GraphQLResponse>((sink) => sent.forEach((one) => sink.next(one as never)));
  guardSubscription(source, new RevGuard())({} as RequestParameters, {}).subscribe({
    next: (response) => received.push('data' in response ? response.data : response),
    error: (error: Error) => failed.push(error),
  });
  return { received, failed };
}

const cluster = (status: string) => ({ clusterChanged: { cluster: { id: 'C1', status } } });
const moving = (status: string, rev: string) => ({
  data: cluster(status),
  extensions: { revs: { C1: rev } },
});

describe('guardSubscription', () => {
  it('passes fresh events and drops older ones without a request', async () => {
    const { received } = receive(moving('UPDATING', '20.0.1'), moving('PENDING', '10.0.1'));
    expect(received).toEqual([cluster('UPDATING')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).not.toHaveBeenCalled();
  });

  it('refetches the queries on screen when events may have been missed', async () => {
    receive({ data: { clusterChanged: { cluster: null } }, extensions: { refetch: 'missed' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('refetches the queries on screen within a second, once for all events of a change', async () => {
    const { extensions, data } = moving('ACTIVE', '20.0.1');
    const { received } = receive(
      moving('UPDATING', '10.0.1'),
      { data, extensions: { ...extensions, refetch: 'changed' } },
      { data: { clusterChanged: { cluster: null } }, extensions: { refetch: 'changed' } },
    );
    expect(received).toEqual([cluster('UPDATING'), cluster('ACTIVE')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('continues after an event with errors, and refetches the queries on screen', async () => {
    const { received, failed } = receive(
      { data: null, errors: [{ message: 'no' }] },
      { ...moving('UPDATING', '20.0.1'), errors: [{ message: 'half' }] },
    );
    expect(failed).toEqual([]);
    expect(received).toEqual([cluster('UPDATING')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
