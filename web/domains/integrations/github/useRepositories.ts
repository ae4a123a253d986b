import { useEffect, useState, useTransition } from 'react';
import { usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useRepositories_integration$key } from './__generated__/useRepositories_integration.graphql.ts';
import type { useRepositoriesQuery } from './__generated__/useRepositoriesQuery.graphql.ts';

const PAGE = 50;
/** Long enough to type a word. */
const TYPING_MS = 200;

/** The repositories of the connection, searched by the server. */
export function useRepositories(integration: useRepositories_integration$key) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    useRepositoriesQuery,
    useRepositories_integration$key
  >(
    graphql`
      fragment useRepositories_integration on GithubIntegration
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String", defaultValue: "" }
      )
      @refetchable(queryName: "useRepositoriesQuery") {
        repositories(first: $first, after: $after, search: $search)
          @connection(key: "useRepositories_repositories") {
          totalCount
          edges {
            node {
              id
              name
              hasWriteAccess
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the lists that use this hook draw it
              ...RepositoryLine_repository
            }
          }
        }
      }
    `,
    integration,
  );
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (search === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(search);
      startTransition(() => {
        refetch({ search, first: PAGE }, { fetchPolicy: 'store-or-network' });
      });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [search, asked, refetch]);

  const { repositories } = data;
  return {
    /** Null if GitHub did not return it. */
    items:
      repositories?.edges.map(({ node }) => ({
        id: node.id,
        name: node.name,
        hasWriteAccess: node.hasWriteAccess,
        line: node,
      })) ?? null,
    isEmpty: repositories?.totalCount === 0,
    search,
    setSearch,
    isPending: isPending || search !== asked,
    refresh: () =>
      startTransition(() => {
        refetch({ search, first: PAGE }, { fetchPolicy: 'network-only' });
      }),
    more: hasNext ? () => loadNext(PAGE) : undefined,
    isLoadingMore: isLoadingNext,
  };
}
