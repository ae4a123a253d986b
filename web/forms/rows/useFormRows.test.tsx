import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../fields/TextField.tsx';
import { FormShell } from '../FormShell.tsx';
import { useZodForm } from '../useZodForm.ts';
import { useFormRows } from './useFormRows.ts';

const schema = z.object({ users: z.array(z.object({ name: z.string(), access: z.string() })) });
type Values = z.infer<typeof schema>;

function Users() {
  const { fields, add, drop, addButton } = useFormRows<Values, 'users'>({
    name: 'users',
    first: 'name',
    blank: { name: '', access: '' },
    labelOf: (number) => `User ${number}`,
  });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <TextField name={`users.${index}.name`} label={`Name ${index + 1}`} />
          <TextField name={`users.${index}.access`} label={`Access ${index + 1}`} />
          <Button onClick={() => drop(index)}>Remove {index + 1}</Button>
        </div>
      ))}
      <Button ref={addButton} onClick={add}>
        Add
      </Button>
    </>
  );
}

function Example({ names }: { names: readonly string[] }) {
  const form = useZodForm(schema, { users: names.map((name) => ({ name, access: 'read' })) });
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <p>Left</p>;
  return (
    <>
      <FormShell form={form} onSubmit={async () => {}} submitLabel="Save">
        <Users />
      </FormShell>
      <Button onClick={() => form.reset()}>Reset</Button>
      <Button onClick={() => setLeft(true)}>Leave</Button>
    </>
  );
}

function show(...names: string[]) {
  const { user } = renderUi(<Example names={names} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const names = () =>
  screen.getAllByRole('textbox', { name: /^Name/ }).map((element) => (element as HTMLInputElement).value);
const undo = () => screen.findByRole('button', { name: 'Undo' });
const noUndo = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

it('focuses the row that takes the place of a removed one, or the button that adds rows', async () => {
  const { press } = show('ana', 'ben', 'eva');
  await press('Remove 2');
  await waitFor(() => expect(field('Name 2')).toHaveFocus());
  expect(names()).toEqual(['ana', 'eva']);
  await press('Remove 2');
  await waitFor(() => expect(field('Name 1')).toHaveFocus());
  await press('Remove 1');
  expect(button('Add')).toHaveFocus();
});

it('restores a removed row where it was, with its values, and focuses it', async () => {
  const { user, press } = show('ana', 'ben', 'eva');
  await user.type(field('Access 2'), '!');
  await press('Remove 2');
  expect(await screen.findByText('Removed ben')).toBeInTheDocument();
  await user.click(await undo());
  await waitFor(() => expect(field('Name 2')).toHaveFocus());
  await user.hover(field('Name 1'));
  expect(field('Name 2')).toHaveFocus();
  expect(names()).toEqual(['ana', 'ben', 'eva']);
  expect(field('Access 2')).toHaveValue('read!');
});

it('is undone with the keyboard', async () => {
  const { user, press } = show('ana', 'ben', 'eva');
  await press('Remove 2');
  await undo();
  await user.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveFocus());
  while (document.activeElement !== button('Undo')) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['ana', 'ben', 'eva']));
  await waitFor(() => expect(field('Name 2')).toHaveFocus());
  await noUndo();
  expect(field('Name 2')).toHaveFocus();
});

it('names a row without a name by its number, and does not offer to restore a blank one', async () => {
  const offered = vi.spyOn(toast, 'success');
  const { user, press } = show();
  await press('Add');
  await press('Remove 1');
  await press('Add');
  await user.type(field('Access 1'), 'write');
  await press('Remove 1');
  expect(await screen.findByText('Removed User 1')).toBeInTheDocument();
  expect(offered).toHaveBeenCalledOnce();
  offered.mockRestore();
});

it.each(['Reset', 'Leave', 'Add', 'Save'])('closes the toast after %s', async (action) => {
  const offered = vi.spyOn(toast, 'success');
  const { press } = show('ana', 'ben');
  await press('Remove 2');
  await undo();
  const { signal } = offered.mock.lastCall![0];
  expect(signal?.aborted).toBe(false);
  await press(action);
  await waitFor(() => expect(signal?.aborted).toBe(true));
  offered.mockRestore();
});

it('can be undone after another row was edited', async () => {
  const offered = vi.spyOn(toast, 'success');
  const { user, press } = show('ana', 'ben');
  await press('Remove 2');
  await waitFor(() => expect(offered).toHaveBeenCalledOnce());
  await user.type(field('Access 1'), '!');
  act(() => offered.mock.lastCall![0].action?.onClick());
  await waitFor(() => expect(names()).toEqual(['ana', 'ben']));
  expect(field('Access 1')).toHaveValue('read!');
  offered.mockRestore();
});

it('is not undone by a click while the toast closes', async () => {
  const offered = vi.spyOn(toast, 'success');
  const { press } = show('ana', 'ben');
  await press('Remove 2');
  await undo();
  await press('Reset');
  await waitFor(() => expect(names()).toEqual(['ana', 'ben']));
  act(() => offered.mock.lastCall![0].action?.onClick());
  await press('Add');
  expect(names()).toEqual(['ana', 'ben', '']);
  offered.mockRestore();
});

it('restores the row that was removed last', async () => {
  const { user, press } = show('ana', 'ben', 'eva');
  await press('Remove 1');
  await press('Remove 1');
  await waitFor(() => expect(screen.queryByText('Removed ana')).not.toBeInTheDocument());
  expect(await screen.findByText('Removed ben')).toBeInTheDocument();
  await user.click(await undo());
  await waitFor(() => expect(names()).toEqual(['ben', 'eva']));
});
