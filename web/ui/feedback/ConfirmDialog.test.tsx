import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

type Overrides = Partial<Pick<ConfirmDialogProps, 'onConfirm' | 'typed' | 'consequences'>>;

function Example(props: Overrides) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete cluster prod?"
        confirmLabel="Delete cluster"
        onConfirm={() => Promise.resolve()}
        {...props}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

async function open(props: Overrides = {}) {
  const { user } = renderUi(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('alertdialog', { name: 'Delete cluster prod?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return user;
}

const confirm = () => screen.getByRole('button', { name: 'Delete cluster' });
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('focuses Cancel, runs the action once and closes', async () => {
  const onConfirm = vi.fn().mockResolvedValue(undefined);
  const user = await open({ onConfirm });
  await user.click(confirm());
  await isGone();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('is described by its text and consequences', async () => {
  await open({ consequences: ['All volumes are deleted.'] });
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'This cannot be undone. All volumes are deleted.',
  );
});

it('closes on Escape without running the action', async () => {
  const onConfirm = vi.fn();
  const user = await open({ onConfirm });
  await user.keyboard('{Escape}');
  await isGone();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('stays open and shows the failure inside', async () => {
  const user = await open({ onConfirm: () => Promise.resolve('The cluster is protected.') });
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('The cluster is protected.');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

it('shows a general message for a thrown error', async () => {
  const user = await open({ onConfirm: () => Promise.reject(new Error('ECONNRESET')) });
  await user.click(confirm());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong');
  expect(alert).not.toHaveTextContent('ECONNRESET');
});

it('is locked while the action runs: no Escape, no second run', async () => {
  let finish = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = await open({ onConfirm });
  await user.click(confirm());
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  await user.click(confirm());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
  finish();
  await isGone();
});

it('requires the typed name, ignores surrounding blanks, and lists the consequences', async () => {
  const onConfirm = vi.fn().mockResolvedValue(undefined);
  const user = await open({ onConfirm, typed: { value: 'prod', kind: 'name' }, consequences: ['4 servers'] });
  expect(screen.getByRole('listitem')).toHaveTextContent('4 servers');
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');

  const field = screen.getByRole('textbox', { name: /Type the name to confirm: prod/ });
  expect(field).toHaveValue('');
  await user.type(field, 'PROD{Enter}');
  expect(field).toBeInvalid();
  expect(onConfirm).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, ' prod {Enter}');
  await isGone();
  expect(onConfirm).toHaveBeenCalledOnce();
});
