import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import query from '../shell/session/__generated__/checkSessionQuery.graphql.ts';
import type { checkSessionQuery } from '../shell/session/__generated__/checkSessionQuery.graphql.ts';
import { mockEnvironment } from '../testing/mockEnvironment.ts';
import { refetchMounted } from './live/liveStatus.ts';
import { disposeUnclaimed, expectOwner } from './ownership.ts';
import { useOwnedQuery } from './useOwnedQuery.ts';

type Reference = PreloadedQuery<checkSessionQuery>;

function Reader({ reference }: { reference: Reference }) {
  const { viewer } = useOwnedQuery<checkSessionQuery>(query, reference);
  return <p>{viewer ? 'somebody' : 'nobody'}</p>;
}

function setUp() {
  const environment = mockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation));
  environment.mock.queuePendingOperation(query, {});
  const load = () =>
    loadQuery<checkSessionQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
  const tree = (...references: Reference[]) => (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback="Loading">
          {references.map((reference, index) => (
            <Reader key={index} reference={reference} />
          ))}
        </Suspense>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
  return { environment, load, tree };
}

const disposed = (reference: Reference) => waitFor(() => expect(reference.isDisposed).toBe(true));

/** Disposal waits one task; after two nothing that was due is left. */
const tasks = () => new Promise<void>((done) => setTimeout(() => setTimeout(done, 0), 0));

describe('useOwnedQuery', () => {
  it('reads the reference and keeps it through the double effects of StrictMode', async () => {
    const { load, tree } = setUp();
    const reference = load();
    render(tree(reference));
    expect(await screen.findByText('somebody')).toBeInTheDocument();
    await act(tasks);
    expect(reference.isDisposed).toBe(false);
  });

  it('disposes it when the screen unmounts', async () => {
    const { load, tree } = setUp();
    const reference = load();
    const view = render(tree(reference));
    view.unmount();
    await disposed(reference);
  });

  it('disposes the old reference when the loader returns a newer one', async () => {
    const { load, tree } = setUp();
    const [first, second] = [load(), load()];
    const view = render(tree(first));
    view.rerender(tree(second));
    await disposed(first);
    expect(second.isDisposed).toBe(false);
  });

  it('keeps a reference while one of its readers is mounted', async () => {
    const { load, tree } = setUp();
    const reference = load();
    const view = render(tree(reference, reference));
    view.rerender(tree(reference));
    await act(tasks);
    expect(reference.isDisposed).toBe(false);
    view.unmount();
    await disposed(reference);
  });

  it('is refetched once for all its readers on resync', async () => {
    const { environment, load, tree } = setUp();
    const reference = load();
    const view = render(tree(reference, reference));
    const before = environment.mock.getAllOperations().length;
    let refetch: Promise<boolean> | undefined;
    await act(async () => void (refetch = refetchMounted()));
    expect(environment.mock.getAllOperations().length - before).toBe(1);
    act(() => environment.mock.resolveMostRecentOperation({ data: { viewer: null } }));
    await refetch;
    expect(await screen.findAllByText('nobody')).toHaveLength(2);
    view.unmount();
  });

  it('is disposed if its screen was left before it was rendered', () => {
    const { load } = setUp();
    const references = [load(), load(), load()] as const;
    const [left, awaited, beside] = references;
    references.forEach(expectOwner);
    // The loader of one route returned a reference, that of another an object of several.
    disposeUnclaimed([awaited, { beside }]);
    expect([left.isDisposed, awaited.isDisposed, beside.isDisposed]).toEqual([true, false, false]);
  });
});
