import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDiscard } from './UnsavedDialog.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { FormButtonRow } from './FormButtonRow.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';

export interface FormDialogProps<Input extends FieldValues, Output> extends Omit<
  FormShellProps<Input, Output>,
  'renderButtons' | 'onCancel'
> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** A form in a dialog: locked while submitting; closing a changed form asks for confirmation. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { isOpen, onClose, title, size, ...shell } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = shell.form.formState;

  const discard = () => {
    setAsking(false);
    shell.form.reset();
    onClose();
  };
  const leave = () => (isDirty ? setAsking(true) : discard());

  return (
    <>
      <Dialog isOpen={isOpen} onClose={leave} title={title} size={size} isLocked={isSubmitting}>
        <FormShell
          {...shell}
          onCancel={leave}
          renderButtons={(buttons) => <FormButtonRow pb="2">{buttons}</FormButtonRow>}
        />
      </Dialog>
      <ConfirmDiscard isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </>
  );
}
