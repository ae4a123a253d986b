import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogDiscard } from './UnsavedDialog.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { Box } from '../ui/layout/primitives.ts';
import { FormButtonRow } from './FormButtonRow.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';

export interface FormDialogProps<Input extends FieldValues, Output> extends Omit<
  FormShellProps<Input, Output>,
  'renderButtons' | 'onCancel' | 'cancelRef'
> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** Fields are as wide as the dialog, and are not covered by the buttons when they get the focus. */
const fields = {
  '--field-width': 'none',
  '& :is(input, select, textarea, button, a)': { scrollMarginBottom: '5rem' },
} as const;

/** The buttons stay visible at the bottom of the dialog while its fields scroll. */
const footer = {
  position: 'sticky',
  zIndex: '1',
  // Over the padding of the dialog's body.
  bottom: '-3',
  mx: '-6',
  mb: '-3',
  px: '6',
  py: '4',
  bg: 'bg.overlay',
  borderTop: '1px solid',
  borderColor: 'border',
} as const;

/**
 * A form in a dialog: locked while submitting; closing a changed form, or leaving the page with it, asks for
 * confirmation. A destructive one focuses Cancel, as a ConfirmDialog does.
 */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { isOpen, onClose, title, size, ...shell } = props;
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const { isDirty, isSubmitting } = shell.form.formState;

  const discard = () => {
    setAsking(false);
    shell.form.reset();
    onClose();
  };
  const leave = () => (isDirty ? setAsking(true) : discard());

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        title={title}
        size={size}
        isLocked={isSubmitting}
        initialFocus={shell.submitVariant === 'danger' ? cancel : undefined}
      >
        <Box css={fields}>
          <FormShell
            {...shell}
            onCancel={leave}
            cancelRef={cancel}
            renderButtons={(buttons) => <FormButtonRow css={footer}>{buttons}</FormButtonRow>}
          />
        </Box>
      </Dialog>
      <DialogDiscard
        isDirty={isOpen && isDirty}
        isSubmitting={isSubmitting}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={discard}
      />
    </>
  );
}
