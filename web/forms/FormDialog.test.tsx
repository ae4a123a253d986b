import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { Button, type ButtonVariant } from '../ui/actions/Button.tsx';
import { FormDialog } from './FormDialog.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { useZodForm } from './useZodForm.ts';

function Example({ submitVariant }: { submitVariant?: ButtonVariant }) {
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(z.object({ replicas: z.int() }), { replicas: 2 });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Scale web"
        form={form}
        onSubmit={() => Promise.resolve()}
        submitLabel="Scale"
        submitVariant={submitVariant}
      >
        <NumberField name="replicas" label="Replicas" min={0} max={9} />
      </FormDialog>
    </>
  );
}

async function open(submitVariant?: ButtonVariant) {
  const { user } = renderUi(<Example submitVariant={submitVariant} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Scale web' });
}

it('focuses the first field, not the stepper button before it', async () => {
  await open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Replicas/ })).toHaveFocus());
});

it('focuses Cancel if the action is destructive', async () => {
  await open('danger');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});
