import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { UiProvider } from '../ui/UiProvider.tsx';
import { BootScreen } from './BootScreen.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Everything above the router: theme, links and announcements. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <UiProvider Link={RouterLink}>
        <Suspense fallback={<BootScreen />}>{children}</Suspense>
      </UiProvider>
    </StrictMode>
  );
}
