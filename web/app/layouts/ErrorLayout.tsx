import type { FrameProps } from '../../shell/routes.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { Wordmark } from './Wordmark.tsx';

/** A minimal layout that does not depend on the session. */
export function ErrorLayout({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Box as="header" px="6" py="4">
        <Wordmark />
      </Box>
      <main id="main">{children}</main>
    </>
  );
}
