import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { commitTo } from './commit.ts';
import { useCurrentEnvironment } from './environment.ts';
import { CommitContext } from './useVerb.ts';

interface DataProviderProps {
  /** The signed-in account's by default. */
  readonly environment?: Environment;
  readonly children: ReactNode;
}

/** Queries, fragments and subscriptions work below this; it brings Relay, so sign-in pages do without it. */
export function DataProvider({ environment, children }: DataProviderProps) {
  const current = useCurrentEnvironment();
  const used = environment ?? current;
  const commit = useMemo(() => commitTo(used), [used]);
  return (
    <RelayEnvironmentProvider environment={used}>
      <CommitContext value={commit}>{children}</CommitContext>
    </RelayEnvironmentProvider>
  );
}
