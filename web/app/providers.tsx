import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { DataProvider } from '../relay/DataProvider.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { BootScreen } from './BootScreen.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ScriptNotice } from './ScriptNotice.tsx';

/** Providers above the router: theme, links, announcements and data. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <UiProvider Link={RouterLink}>
        <DataProvider>
          <Suspense fallback={<BootScreen />}>{children}</Suspense>
          <ScriptNotice />
        </DataProvider>
      </UiProvider>
    </StrictMode>
  );
}
