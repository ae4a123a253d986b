import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import subscription from '../../domains/clusters/__generated__/useClusterEventsSubscription.graphql.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { GraphQLErrors } from '../errors.ts';
import { liveStatus } from './liveStatus.ts';
import { retryWanted } from '../signals.ts';
import { useLiveSubscription } from './useLiveSubscription.ts';

const refusal = (code: GraphQLErrors['code']) => new GraphQLErrors('Not now.', code, 200);

function setUp() {
  const environment = mockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { unmount } = renderHook(() => useLiveSubscription(subscription, {}), { wrapper });
  return {
    running: () => environment.mock.getAllOperations().length,
    refuse: (error: Error) => act(() => environment.mock.rejectMostRecentOperation(error)),
    end: () => act(() => environment.mock.getAllOperations().forEach(environment.mock.complete)),
    unmount,
  };
}
const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useLiveSubscription', () => {
  it('retries when the server cannot start it, and the page is not live until it runs', async () => {
    const { running, refuse, unmount } = setUp();
    refuse(refusal('UPSTREAM_UNAVAILABLE'));
    expect(running()).toBe(0);
    expect(liveStatus().state).toBe('reconnecting');
    await after(2);
    expect(running()).toBe(1);
    refuse(refusal('UPSTREAM_UNAVAILABLE'));
    expect(liveStatus().state).toBe('reconnecting');
    await after(4);
    expect(running()).toBe(1);
    await after(3);
    expect(liveStatus().state).toBe('live');
    unmount();
  });

  it('starts again when the server ends it, and the page is not live if that is refused', async () => {
    const { running, end, refuse, unmount } = setUp();
    end();
    expect(running()).toBe(0);
    await after(2);
    expect(running()).toBe(1);
    refuse(refusal('UPSTREAM_UNAVAILABLE'));
    expect(liveStatus().state).toBe('reconnecting');
    unmount();
  });

  it('waits for a sign-in when it is not permitted', async () => {
    const { running, refuse, unmount } = setUp();
    refuse(refusal('UNAUTHENTICATED'));
    await after(120);
    expect(running()).toBe(0);
    expect(liveStatus().state).toBe('live');
    act(() => retryWanted.emit());
    expect(running()).toBe(1);
    unmount();
  });

  it('stops retrying when its page is left', async () => {
    const { running, refuse, unmount } = setUp();
    refuse(refusal('INTERNAL'));
    unmount();
    expect(liveStatus().state).toBe('live');
    await after(120);
    expect(running()).toBe(0);
  });

  it('keeps running when it is rendered again, and reports events to the newest callback', () => {
    const environment = mockEnvironment();
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ onNext }) => useLiveSubscription(subscription, {}, onNext), {
      initialProps: { onNext: first },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    });
    const started = environment.mock.getMostRecentOperation();
    rerender({ onNext: second });
    expect(environment.mock.getMostRecentOperation()).toBe(started);
    const response = { clusterChanged: { cluster: null, deletedClusterId: null } };
    act(() => environment.mock.nextValue(started, { data: response }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith(response);
  });
});
