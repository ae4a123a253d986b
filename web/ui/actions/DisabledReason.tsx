import { useId, useRef, type ReactNode } from 'react';
import { useFloat } from './useFloat.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface DisabledReasonProps {
  reason: ReactNode;
  /** A link or button that removes the reason. */
  wayOut?: ReactNode;
  /** Draws the control with the id that describes it and the click that opens the reason. */
  children: (bind: { describedBy: string; onPress: () => void }) => ReactNode;
}

/** Wraps a switched-off control: the reason shows on hover, focus and press, and is always there for screen readers. */
export function DisabledReason({ reason, wayOut, children }: DisabledReasonProps) {
  const { isOpen, setOpen, close, handlers } = useHoverIntent();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  useFloat(anchor, box, isOpen, 'top');
  return (
    <span
      role="presentation"
      className="kd-float-anchor"
      ref={anchor}
      {...handlers}
      onBlur={(event) => {
        // Tab from the control to the way out must not close it.
        if (!anchor.current?.contains(event.relatedTarget)) close();
      }}
    >
      {children({ describedBy: id, onPress: () => setOpen(true) })}
      <span className="kd-hidden" id={id}>
        {reason}
      </span>
      {isOpen ? (
        <span className="kd-float kd-reason" popover="manual" ref={box}>
          <span aria-hidden>{reason}</span>
          {wayOut ? <span>{wayOut}</span> : null}
        </span>
      ) : null}
    </span>
  );
}
