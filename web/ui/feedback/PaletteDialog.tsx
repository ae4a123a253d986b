import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { palette as recipe } from '../theme/slotRecipes.ts';

export interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** Starts with the search field. */
  children: ReactNode;
}

/** A dialog without a header for searching; at the top of the screen on a phone. */
export function PaletteDialog({ isOpen, onClose, label, children }: PaletteDialogProps) {
  return (
    <Dialog.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={label}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
