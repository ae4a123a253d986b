import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { graphql } from 'relay-runtime';
import type { DeploymentValues } from '../form/deploymentValues.ts';
import { useDebouncedQuery } from '../form/useDebouncedQuery.ts';
import type { useNameCheckQuery } from './__generated__/useNameCheckQuery.graphql.ts';

const query = graphql`
  query useNameCheckQuery($clusterId: ID!, $namespace: String!, $name: String!) {
    deploymentNameAvailable(clusterId: $clusterId, namespace: $namespace, name: $name)
  }
`;

type NameState = 'unknown' | 'checking' | 'free' | 'taken';

/** Whether the name is free in its namespace, half a second after the last change; unknown if it cannot be checked. */
export function useNameCheck(clusterId: string, form: UseFormReturn<DeploymentValues>) {
  const [name, namespace] = useWatch({ control: form.control, name: ['name', 'namespace'] });
  const wanted = { clusterId, name: name.trim(), namespace: namespace.trim() || 'default' };
  const answer = useDebouncedQuery<useNameCheckQuery>(query, wanted.name === '' ? undefined : wanted);
  const isFree = answer.state === 'answered' ? answer.data.deploymentNameAvailable : undefined;
  const state: NameState =
    answer.state === 'asking'
      ? 'checking'
      : isFree === true
        ? 'free'
        : isFree === false
          ? 'taken'
          : 'unknown';
  const isTaken = state === 'taken';
  const { trigger } = form;
  const wasTaken = useRef(isTaken);
  useEffect(() => {
    if (isTaken === wasTaken.current) return;
    wasTaken.current = isTaken;
    void trigger('name');
  }, [isTaken, trigger]);
  return { state, takenName: isTaken ? `${wanted.namespace}/${wanted.name}` : undefined };
}
