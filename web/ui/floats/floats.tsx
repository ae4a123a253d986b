import { HoverCard, Portal, Tooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { reason, tooltip } from '../theme/floatRecipes.ts';

const positioning = { placement: 'top', gutter: 6, strategy: 'fixed' } as const;

interface FloatProps {
  anchorId: string;
  /** Called on Esc or a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** An open tooltip at its anchor. */
export function TooltipBox({ anchorId, onClose, children }: FloatProps) {
  return (
    <Tooltip.Root
      recipe={tooltip}
      ids={{ trigger: anchorId }}
      open
      onOpenChange={onClose}
      interactive
      positioning={positioning}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}

/** A box that may hold a link. Without a portal: Tab moves from the anchor into it, inside dialogs too. */
export function ReasonBox({ anchorId, onClose, children }: FloatProps) {
  return (
    <HoverCard.Root
      recipe={reason}
      ids={{ trigger: anchorId }}
      open
      onOpenChange={onClose}
      positioning={positioning}
    >
      <HoverCard.Positioner>
        <HoverCard.Content>{children}</HoverCard.Content>
      </HoverCard.Positioner>
    </HoverCard.Root>
  );
}
