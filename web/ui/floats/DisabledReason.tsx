import { Suspense, useId, useRef, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { VisuallyHidden } from '../layout/primitives.ts';
import { anchorStyle, useHoverIntent } from './useHoverIntent.ts';

const ReasonBox = lazyComponent(() => import('./floats.tsx'), 'ReasonBox');

export interface DisabledReasonProps {
  reason: ReactNode;
  /** A link or button that resolves the reason. */
  wayOut?: ReactNode;
  /** Renders the control with the id of its description and the click handler that opens the reason. */
  children: (bind: { describedBy: string; onPress: () => void }) => ReactNode;
}

/** Wraps a disabled control: the reason is shown on hover, focus and press, and always available to screen readers. */
export function DisabledReason({ reason, wayOut, children }: DisabledReasonProps) {
  const { isOpen, setOpen, close, handlers } = useHoverIntent();
  const [anchorId, reasonId] = [useId(), useId()];
  const anchor = useRef<HTMLSpanElement>(null);
  const closeBox = () => {
    // Closing with Esc removes the focused link, and the focus would move to the body.
    if (anchor.current?.contains(document.activeElement)) {
      anchor.current.querySelector<HTMLElement>(`[aria-describedby="${reasonId}"]`)?.focus();
    }
    close();
  };
  return (
    <span
      role="presentation"
      style={anchorStyle}
      id={anchorId}
      ref={anchor}
      {...handlers}
      onBlur={(event) => {
        // Tab from the control to the link inside must not close it.
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {children({ describedBy: reasonId, onPress: () => setOpen(true) })}
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReasonBox anchorId={anchorId} onClose={closeBox}>
            <span aria-hidden>{reason}</span>
            {wayOut ? <span>{wayOut}</span> : null}
          </ReasonBox>
        </Suspense>
      ) : null}
    </span>
  );
}
