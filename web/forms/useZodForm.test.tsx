import { screen, waitFor } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { FormShell } from './FormShell.tsx';
import { TextField } from './fields/TextField.tsx';
import { requiredText } from './rules.ts';
import { useZodForm } from './useZodForm.ts';

const row = z.object({ name: requiredText() });
const schema = z.object({ users: z.array(row).check(z.maxLength(3, 'At most three users')) });

function Example({ names }: { names: readonly string[] }) {
  const form = useZodForm(schema, { users: names.map((name) => ({ name })) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'users' });
  const { errors } = form.formState;
  return (
    <FormShell form={form} onSubmit={() => Promise.resolve()} submitLabel="Save">
      {fields.map(({ id }, index) => (
        <div key={id}>
          <TextField name={`users.${index}.name`} label={`User ${index + 1}`} />
          <Button onClick={() => remove(index)}>Remove user {index + 1}</Button>
        </div>
      ))}
      <p role="note">{errors.users?.root?.message ?? errors.users?.message}</p>
      <Button onClick={() => append({ name: '' })}>Add user</Button>
    </FormShell>
  );
}

function show(...names: string[]) {
  const { user } = renderUi(<Example names={names} />);
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const field = (number: number) => screen.getByRole('textbox', { name: new RegExp(`^User ${number}`) });
const note = () => screen.getByRole('note');

describe('the rows of a list', () => {
  it('are not invalid when they are added, until they are edited or submitted', async () => {
    const { user, press } = show('');
    await press('Save');
    await waitFor(() => expect(field(1)).toBeInvalid());
    await press('Add user');
    await user.type(field(2), 'reports');
    await user.clear(field(2));
    await user.tab();
    await waitFor(() => expect(field(2)).toBeInvalid());
    await press('Add user');
    await user.click(field(1));
    expect(field(3)).toBeValid();
    await press('Save');
    await waitFor(() => expect(field(3)).toBeInvalid());
  });

  it('keep their errors when others are added and removed', async () => {
    const { press } = show('app', '');
    await press('Save');
    await waitFor(() => expect(field(2)).toBeInvalid());
    await press('Add user');
    expect(await screen.findByRole('textbox', { name: /^User 3/ })).toBeValid();
    expect(field(2)).toBeInvalid();
    await press('Remove user 1');
    await waitFor(() => expect(field(1)).toBeInvalid());
    expect(field(2)).toBeValid();
    await press('Remove user 1');
    await waitFor(() => expect(field(1)).toBeValid());
  });

  it('are counted again when one is added or removed', async () => {
    const { press } = show('a', 'b', 'c');
    await press('Add user');
    await waitFor(() => expect(note()).toHaveTextContent('At most three users'));
    expect(field(4)).toBeValid();
    await press('Remove user 4');
    await waitFor(() => expect(note()).toBeEmptyDOMElement());
  });
});
