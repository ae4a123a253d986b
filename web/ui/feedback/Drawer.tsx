import { Drawer as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { drawer as recipe } from '../theme/slotRecipes.ts';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  placement?: 'start' | 'end';
  /** `nav` is the narrow one for the mobile menu. */
  size?: 'nav' | 'md' | 'lg';
}

/** A panel from the side, for details and the mobile menu. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, children, footer, placement = 'end', size = 'md' } = props;
  const { t } = useTranslation('ui');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Chakra.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      placement={placement}
      // The stock types do not know the recipe's `nav` size.
      size={size as 'md'}
      // A drawer is read from its title on. Its first control may be anything, and would show its tooltip.
      initialFocusEl={() => content.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content ref={content}>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
            {footer ? <Chakra.Footer>{footer}</Chakra.Footer> : null}
            <Chakra.CloseTrigger asChild>
              <Button variant="ghost" shape="icon" aria-label={t('close')} icon={<X />} />
            </Chakra.CloseTrigger>
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
