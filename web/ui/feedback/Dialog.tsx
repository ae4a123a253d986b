import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { focusFallback } from '../actions/useFocusReplacement.ts';
import { dialog as recipe } from '../theme/slotRecipes.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** While an action runs: Esc, the backdrop and the close button do nothing. */
  isLocked?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that is announced after the title when the dialog opens. */
  describedBy?: string;
  /** The element to focus; the first field by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog; a bottom sheet on a phone. Focus is trapped and returned. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    footer,
    size,
    isLocked = false,
    role = 'dialog',
    describedBy,
    initialFocus,
  } = props;
  const { t } = useTranslation('ui');
  const [opener] = useState(() => document.activeElement);
  return (
    <Chakra.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open && !isLocked) onClose();
      }}
      role={role}
      size={size}
      closeOnEscape={!isLocked}
      closeOnInteractOutside={!isLocked && role === 'dialog'}
      // Focus returned by a closing dialog lands outside the dialog that follows it; that is not a click outside.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      // The button that opened it may have been replaced by a disabled one in the meantime.
      finalFocusEl={() => focusFallback(opener)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content aria-busy={isLocked || undefined} aria-describedby={describedBy}>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
            {footer ? <Chakra.Footer>{footer}</Chakra.Footer> : null}
            {role === 'dialog' ? (
              <Chakra.CloseTrigger asChild>
                <Button variant="ghost" shape="icon" aria-label={t('close')} icon={<X />} />
              </Chakra.CloseTrigger>
            ) : null}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
