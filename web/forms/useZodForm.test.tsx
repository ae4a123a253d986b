import { screen, waitFor } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { FormShell } from './FormShell.tsx';
import { TextField } from './fields/TextField.tsx';
import { requiredText } from './rules.ts';
import { useZodForm } from './useZodForm.ts';

const schema = z.object({ users: z.array(z.object({ name: requiredText() })) });

function Example() {
  const form = useZodForm(schema, { users: [{ name: '' }] });
  const { fields, append } = useFieldArray({ control: form.control, name: 'users' });
  return (
    <FormShell form={form} onSubmit={() => Promise.resolve()} submitLabel="Save">
      {fields.map(({ id }, index) => (
        <TextField key={id} name={`users.${index}.name`} label={`User ${index + 1}`} />
      ))}
      <Button onClick={() => append({ name: '' })}>Add user</Button>
    </FormShell>
  );
}
const user = (number: number) => screen.getByRole('textbox', { name: new RegExp(`^User ${number}`) });

it('adds a row without errors, and keeps those of the other rows', async () => {
  const view = renderUi(<Example />);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(user(1)).toBeInvalid());
  await view.user.click(screen.getByRole('button', { name: 'Add user' }));
  await view.user.type(user(2), 'reports');
  await view.user.tab();
  expect(user(1)).toBeInvalid();
  expect(user(2)).toBeValid();
  await view.user.click(screen.getByRole('button', { name: 'Add user' }));
  await view.user.click(user(1));
  expect(user(3)).toBeValid();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(user(3)).toBeInvalid());
});
