import { lazy, Suspense, useId, type ReactNode } from 'react';
import { loadScript } from '../../lib/loadScript.ts';
import { useHoverIntent } from './useHoverIntent.ts';

const ReasonBox = lazy(() =>
  loadScript(() => import('./floats.tsx')).then((file) => ({ default: file.ReasonBox })),
);

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
  const [anchorId, reasonId] = [useId(), useId()];
  return (
    <span
      role="presentation"
      className="kd-float-anchor"
      id={anchorId}
      {...handlers}
      onBlur={(event) => {
        // Tab from the control to the way out must not close it.
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {children({ describedBy: reasonId, onPress: () => setOpen(true) })}
      <span className="kd-hidden" id={reasonId}>
        {reason}
      </span>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReasonBox anchorId={anchorId} onClose={close}>
            <span aria-hidden>{reason}</span>
            {wayOut ? <span>{wayOut}</span> : null}
          </ReasonBox>
        </Suspense>
      ) : null}
    </span>
  );
}
