import { useEffect } from 'react';
import { graphql } from 'relay-runtime';
import { useDebouncedQuery } from '../../deployments/form/useDebouncedQuery.ts';
import type { usePostgresNameCheckQuery } from './__generated__/usePostgresNameCheckQuery.graphql.ts';

const query = graphql`
  query usePostgresNameCheckQuery($clusterId: ID!, $name: String!) {
    postgresNameAvailable(clusterId: $clusterId, name: $name) {
      isAvailable
      suggestions
    }
  }
`;

export interface NameCheck {
  readonly state: 'none' | 'checking' | 'free' | 'taken' | 'unknown';
  /** Free names instead of one that is taken. */
  readonly suggestions: readonly string[];
  readonly takenName: string | undefined;
}

/** Whether a name is free for a database, half a second after the last change. `onTaken` validates the field. */
export function usePostgresNameCheck(clusterId: string, typed: string, onTaken: () => void): NameCheck {
  const name = typed.trim();
  const answer = useDebouncedQuery<usePostgresNameCheckQuery>(
    query,
    name === '' ? undefined : { clusterId, name },
  );
  const found = answer.state === 'answered' ? answer.data.postgresNameAvailable : undefined;
  const isTaken = found?.isAvailable === false;
  useEffect(() => {
    if (isTaken) onTaken();
    // oxlint-disable-next-line react/exhaustive-deps -- validates once per answer, not per render
  }, [isTaken, name]);
  if (answer.state === 'none') return { state: 'none', suggestions: [], takenName: undefined };
  if (answer.state === 'asking') return { state: 'checking', suggestions: [], takenName: undefined };
  if (!found) return { state: 'unknown', suggestions: [], takenName: undefined };
  return {
    state: isTaken ? 'taken' : 'free',
    suggestions: found.suggestions,
    takenName: isTaken ? name : undefined,
  };
}
