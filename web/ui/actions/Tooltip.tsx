import { useId, useRef, type ReactNode } from 'react';
import { useFloat } from './useFloat.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
}

/** Extra words for something that can take focus. Never the only place where they are: screen readers get the label. */
export function Tooltip({ content, children }: TooltipProps) {
  const { isOpen, handlers } = useHoverIntent();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  useFloat(anchor, box, isOpen, 'top');
  return (
    <span className="kd-float-anchor" ref={anchor} {...handlers}>
      {children}
      {isOpen ? (
        <span className="kd-float kd-tooltip" role="tooltip" id={id} popover="manual" ref={box}>
          {content}
        </span>
      ) : null}
    </span>
  );
}
