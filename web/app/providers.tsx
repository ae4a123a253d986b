import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { useCurrentEnvironment } from '../relay/environment.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { BootScreen } from './BootScreen.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Everything above the router: data, theme, links and announcements. */
export function Providers({ children }: { children: ReactNode }) {
  const environment = useCurrentEnvironment();
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <UiProvider Link={RouterLink}>
          <Suspense fallback={<BootScreen />}>{children}</Suspense>
        </UiProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  );
}
