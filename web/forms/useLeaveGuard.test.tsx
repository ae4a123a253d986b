import { act, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { renderUi } from '../testing/renderUi.tsx';
import { useLeaveDeleted, useLeaveGuard } from './useLeaveGuard.ts';

function Frame() {
  const leave = useLeaveDeleted();
  return (
    <>
      <button type="button" onClick={() => leave('/list')}>
        Deleted
      </button>
      <Outlet />
    </>
  );
}

function Form() {
  const { blocker } = useLeaveGuard(true, () => undefined);
  return <p>{blocker.state}</p>;
}

function show() {
  const router = createMemoryRouter(
    [
      { element: <Frame />, children: [{ path: 'form', element: <Form /> }] },
      { path: 'list', element: 'List' },
    ],
    { initialEntries: ['/form'] },
  );
  return { router, ...renderUi(<RouterProvider router={router} />) };
}

it('asks before a form with changes is left', async () => {
  const { router } = show();
  await act(() => router.navigate('/list'));
  expect(screen.getByText('blocked')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
});

it('does not ask when the object of the form was deleted, also by an action outside the form', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  expect(await screen.findByText('List')).toBeInTheDocument();
});
