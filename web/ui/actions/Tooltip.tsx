import { lazy, Suspense, useId, type ReactNode } from 'react';
import { loadScript } from '../../lib/loadScript.ts';
import { useHoverIntent } from './useHoverIntent.ts';

const TooltipBox = lazy(() =>
  loadScript(() => import('./floats.tsx')).then((file) => ({ default: file.TooltipBox })),
);

export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
}

/** Extra words for something that can take focus. Never the only place where they are: screen readers get the label. */
export function Tooltip({ content, children }: TooltipProps) {
  const { isOpen, close, handlers } = useHoverIntent();
  const id = useId();
  return (
    <span className="kd-float-anchor" id={id} {...handlers}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <TooltipBox anchorId={id} onClose={close}>
            {content}
          </TooltipBox>
        </Suspense>
      ) : null}
    </span>
  );
}
