import { useEffect } from 'react';
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime';
import { whenIdle } from '../lib/whenIdle.ts';
import { NetworkError } from './errors.ts';

/** What the build makes of a mutation's or a subscription's document: no page needs these for its first picture. */
type Source = () => Promise<{ readonly default: ConcreteRequest }>;

const loaded = new Map<Source, ConcreteRequest>();

/** `graphql`'s type knows nothing of what `relayTransform` puts in its place. */
const sourceOf = (tag: GraphQLTaggedNode): Source | undefined =>
  typeof tag === 'function' ? (tag as () => unknown as Source) : undefined;

/** The compiled document if it is here already: then nothing has to wait. */
export function operationAtHand(tag: GraphQLTaggedNode): GraphQLTaggedNode | undefined {
  const source = sourceOf(tag);
  return source ? loaded.get(source) : tag;
}

/** The compiled document; a `NetworkError` when it cannot be loaded. */
export async function loadOperation(tag: GraphQLTaggedNode): Promise<GraphQLTaggedNode> {
  const source = sourceOf(tag);
  if (!source) return tag;
  const file = await source().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  loaded.set(source, file.default);
  return file.default;
}

const awaited = new Set<Source>();

/** Fetches the document once the page stands, so that it is there before anybody clicks. */
export function useOperationAhead(tag: GraphQLTaggedNode): void {
  useEffect(() => {
    const source = sourceOf(tag);
    if (!source || awaited.has(source)) return;
    awaited.add(source);
    // The verb itself says what stood in the way; it asks once more.
    whenIdle(() => void loadOperation(tag).catch(() => awaited.delete(source)));
  }, [tag]);
}
