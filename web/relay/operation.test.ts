import { renderHook, waitFor } from '@testing-library/react';
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime';
import { NetworkError } from './errors.ts';
import { loadOperation, operationAtHand, useOperationAhead } from './operation.ts';

const request = { kind: 'Request' } as ConcreteRequest;
const asTag = (source: () => Promise<{ default: ConcreteRequest }>) => source as unknown as GraphQLTaggedNode;

describe('the document of a mutation', () => {
  it('is at hand when it is no promise', () => {
    expect(operationAtHand(request)).toBe(request);
  });

  it('is at hand once it was loaded', async () => {
    const tag = asTag(() => Promise.resolve({ default: request }));
    expect(operationAtHand(tag)).toBeUndefined();
    expect(await loadOperation(tag)).toBe(request);
    expect(operationAtHand(tag)).toBe(request);
  });

  it('that cannot be loaded is a lost connection', async () => {
    const tag = asTag(() => Promise.reject(new Error('gone')));
    await expect(loadOperation(tag)).rejects.toBeInstanceOf(NetworkError);
    expect(operationAtHand(tag)).toBeUndefined();
  });

  it('comes by itself when the page stands, once for all who need it', async () => {
    const load = vi.fn(() => Promise.resolve({ default: request }));
    const tag = asTag(load);
    renderHook(() => useOperationAhead(tag));
    renderHook(() => useOperationAhead(tag));
    await waitFor(() => expect(operationAtHand(tag)).toBe(request));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
