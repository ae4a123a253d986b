import type { FrameProps } from '../../shell/routes.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The plainest frame: for pages that can promise nothing about the session. */
export function ErrorLayout({ children }: FrameProps) {
  return (
    <div className="kd-error-frame">
      <SkipLink />
      <header>
        <Wordmark />
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
