import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setupUser } from '../testing/setupUser.ts';
import { useAddressParams } from './useAddressParams.ts';
import { useOpenDetails } from './useOpenDetails.ts';

function Filter() {
  const [, change] = useAddressParams();
  const add = (name: string, value: string) =>
    change((before) => new URLSearchParams([...before, [name, value]]));
  return (
    <>
      <button type="button" onClick={() => add('q', 'shop')}>
        Search
      </button>
      <button type="button" onClick={() => add('show', 'installed')}>
        Filter
      </button>
    </>
  );
}

function Drawer() {
  const [name, close] = useOpenDetails('app');
  return name === null ? null : (
    <button type="button" onClick={close}>
      Close {name}
    </button>
  );
}

it('closes the details without undoing changes of the address that are not rendered yet', async () => {
  let finish = () => {};
  const page = (
    <>
      <Filter />
      <Drawer />
    </>
  );
  const router = createMemoryRouter(
    [{ path: '/', element: page, loader: () => new Promise<null>((done) => (finish = () => done(null))) }],
    { initialEntries: ['/?app=gitea'], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  const user = setupUser();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Close gitea' }));
  expect(router.state.location.search).toBe('?app=gitea');
  await act(async () => finish());
  await waitFor(() => expect(router.state.location.search).toBe('?q=shop&show=installed'));
  expect(screen.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
});
