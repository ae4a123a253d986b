import { Suspense, useId, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { anchorStyle, useHoverIntent } from './useHoverIntent.ts';

const TooltipBox = lazyComponent(() => import('./floats.tsx'), 'TooltipBox');

export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
}

/** Extra text for a focusable control. Never its only label: screen readers do not read the tooltip. */
export function Tooltip({ content, children }: TooltipProps) {
  const { isOpen, close, handlers } = useHoverIntent();
  const id = useId();
  return (
    <span style={anchorStyle} id={id} {...handlers}>
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
