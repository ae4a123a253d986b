import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { useCurrentEnvironment } from './environment.ts';

/** Provides the Relay environment of the signed-in account or of a guest. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={useCurrentEnvironment()}>{children}</RelayEnvironmentProvider>
  );
}
