import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { setupUser } from '../testing/setupUser.ts';
import { useAddressParams } from './useAddressParams.ts';
import { useDetailsHref, useOpenDetails } from './useOpenDetails.ts';

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

function Details() {
  return <Link to={useDetailsHref('app', 'gitea')}>Details</Link>;
}

/** A page whose changes of the address are rendered when `finish` is called. */
function show(address: string) {
  let finish = () => {};
  const page = (
    <>
      <Filter />
      <Details />
      <Drawer />
    </>
  );
  const router = createMemoryRouter(
    [{ path: '/', element: page, loader: () => new Promise<null>((done) => (finish = () => done(null))) }],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  return { router, user: setupUser(), finish: () => act(async () => finish()) };
}

it('opens the details without undoing changes of the address that are not rendered yet', async () => {
  const { router, user, finish } = show('/');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('link', { name: 'Details' }));
  expect(router.state.location.search).toBe('');
  await finish();
  await waitFor(() => expect(router.state.location.search).toBe('?q=shop&app=gitea'));
});

it('closes the details without undoing changes of the address that are not rendered yet', async () => {
  const { router, user, finish } = show('/?app=gitea');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Close gitea' }));
  expect(router.state.location.search).toBe('?app=gitea');
  await finish();
  await waitFor(() => expect(router.state.location.search).toBe('?q=shop&show=installed'));
  expect(screen.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
});
