import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { findConfirmDialog } from '../testing/findConfirmDialog.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { CopyOnceDialog } from './CopyOnceDialog.tsx';

function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <CopyOnceDialog
      isOpen={isOpen}
      title="New key"
      value="kd_1"
      what="API key"
      fileName="key.txt"
      onClose={() => setOpen(false)}
    />
  );
}

async function show() {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Start' },
      { path: '/keys', element: <Example /> },
    ],
    { initialEntries: ['/', '/keys'] },
  );
  const { user } = renderUi(<RouterProvider router={router} />);
  await findConfirmDialog('New key', 'dialog');
  return { user, goBack: () => act(async () => void router.navigate(-1)) };
}

it('asks before the page is left with a secret that is not stored', async () => {
  const { user, goBack } = await show();
  await goBack();
  const question = await findConfirmDialog('Close without storing it?');
  expect(question).toHaveTextContent('API key');
  expect(screen.getByText('kd_1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close anyway' }));
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

it('is left at once when the secret is stored', async () => {
  const { user, goBack } = await show();
  await user.click(screen.getByRole('checkbox'));
  await goBack();
  expect(await screen.findByText('Start')).toBeInTheDocument();
});
