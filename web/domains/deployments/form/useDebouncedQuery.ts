import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type DebouncedAnswer<Data> =
  | { readonly state: 'none' | 'asking' | 'failed' }
  | { readonly state: 'answered'; readonly data: Data };

const WAIT_MS = 500;

/** Asks half a second after the last change of the variables; without variables nothing is asked. */
export function useDebouncedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | undefined,
): DebouncedAnswer<Query['response']> {
  const environment = useRelayEnvironment();
  const question = variables === undefined ? '' : JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ to: string; data: Query['response'] | undefined }>();

  useEffect(() => {
    if (question === '') return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      const asked = fetchQuery<Query>(
        environment,
        query,
        JSON.parse(question) as Query['variables'],
      ).subscribe({
        next: (data) => setAnswer({ to: question, data }),
        error: () => setAnswer({ to: question, data: undefined }),
      });
      stop = () => asked.unsubscribe();
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, question]);

  if (question === '') return { state: 'none' };
  if (answer?.to !== question) return { state: 'asking' };
  return answer.data === undefined ? { state: 'failed' } : { state: 'answered', data: answer.data };
}
