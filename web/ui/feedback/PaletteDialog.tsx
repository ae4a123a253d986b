import { Dialog, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusFallback } from '../actions/useFocusReplacement.ts';
import { palette as recipe } from '../theme/slotRecipes.ts';

export interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** Starts with the search field, with `autoFocus`: the dialog moves the focus a frame later, when keys are lost. */
  children: ReactNode;
}

/** A dialog without a header for searching; at the top of the screen on a phone. */
export function PaletteDialog({ isOpen, onClose, label, children }: PaletteDialogProps) {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    <Dialog.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={() => focusFallback(opener.current) ?? opener.current}
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
