import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { findConfirmDialog } from '../testing/findConfirmDialog.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { Button, type ButtonVariant } from '../ui/actions/Button.tsx';
import { FormDialog } from './FormDialog.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { TagsField } from './fields/TagsField.tsx';
import { useZodForm } from './useZodForm.ts';
import type { FormFailure } from './applyIssues.ts';

const schema = z.object({ replicas: z.int(), networks: z.array(z.string()).check(z.minLength(1)) });
type Values = z.infer<typeof schema>;

interface ExampleProps {
  submitVariant?: ButtonVariant;
  networks?: string[];
  onSubmit?: (values: Values) => Promise<FormFailure | void>;
}

function Example({ submitVariant, networks = ['10.0.0.0/8'], onSubmit = async () => {} }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(schema, { replicas: 2, networks });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Scale web"
        form={form}
        onSubmit={onSubmit}
        submitLabel="Scale"
        submitVariant={submitVariant}
      >
        <NumberField name="replicas" label="Replicas" min={0} max={9} />
        <TagsField name="networks" label="Networks" />
      </FormDialog>
    </>
  );
}

async function open(example = <Example />) {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Start' },
      { path: '/list', element: 'List' },
      { path: '/web', element: example },
    ],
    { initialEntries: ['/', '/web'] },
  );
  const { user } = renderUi(<RouterProvider router={router} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Scale web' });
  await waitFor(() => expect(replicas()).toBeVisible());
  const goTo = (to: string) => act(() => router.navigate(to));
  // Going back is reported by the history, which the router's promise does not wait for if it is blocked.
  const goBack = () => act(async () => void router.navigate(-1));
  return { user, goTo, goBack };
}
const replicas = () => screen.getByRole('textbox', { name: /Replicas/ });
const networks = () => screen.getByRole('textbox', { name: /Networks/ });
const QUESTION = 'Discard your changes?';

it('focuses the first field, not the stepper button before it', async () => {
  await open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Replicas/ })).toHaveFocus());
});

it('focuses Cancel if the action is destructive', async () => {
  await open(<Example submitVariant="danger" />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it('asks before a changed form is left by going back, and keeps it', async () => {
  const { user, goBack } = await open();
  await user.clear(replicas());
  await user.type(replicas(), '5');
  await goBack();
  await findConfirmDialog(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(replicas()).toHaveValue('5');
  await goBack();
  await findConfirmDialog(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

it('goes where the user wanted to after the changes are discarded', async () => {
  const { user, goTo } = await open();
  await user.type(replicas(), '5');
  await goTo('/list');
  await findConfirmDialog(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('List')).toBeInTheDocument();
});

it('is left at once without changes', async () => {
  const { goBack } = await open();
  await goBack();
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

it('warns before the tab is closed with changes only', async () => {
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await open();
  expect(closes()).toBe(true);
  await user.type(replicas(), '5');
  expect(closes()).toBe(false);
});

it('lets a submit navigate, but not the user go back meanwhile', async () => {
  let finish = () => {};
  const submitted = new Promise<void>((resolve) => (finish = resolve));
  const { user, goTo, goBack } = await open(<Example onSubmit={() => submitted} />);
  await user.type(replicas(), '5');
  await user.click(screen.getByRole('button', { name: 'Scale' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Scale' })).toHaveAttribute('aria-busy'));
  await goBack();
  await findConfirmDialog(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await goTo('/list');
  expect(await screen.findByText('List')).toBeInTheDocument();
  finish();
});

it('works outside a router', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(replicas()).toBeVisible());
  await user.type(replicas(), '5');
  expect(replicas()).toHaveValue('25');
});

describe('text in a list field that was not added yet', () => {
  it('is submitted by Ctrl with Enter', async () => {
    const onSubmit = vi.fn(async () => {});
    const { user } = await open(<Example onSubmit={onSubmit} />);
    await user.type(networks(), '172.16.0.0/12{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ replicas: 2, networks: ['10.0.0.0/8', '172.16.0.0/12'] });
  });

  it('is asked about by Escape, also after a failed submit', async () => {
    const { user } = await open(<Example networks={[]} />);
    await user.click(screen.getByRole('button', { name: 'Scale' }));
    await waitFor(() => expect(networks()).toHaveAttribute('aria-invalid', 'true'));
    await user.type(networks(), '172.16.0.0/12{Escape}');
    await findConfirmDialog(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('button', { name: 'Remove 172.16.0.0/12' })).toBeInTheDocument();
  });
});
