import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { takePendingExtra } from './extra-clusters/pendingExtra.ts';
import { usePayment } from './usePayment.ts';

const { openPaddleOverlay } = vi.hoisted(() => ({ openPaddleOverlay: vi.fn() }));
vi.mock(import('./paddleOverlay.ts'), () => ({ openPaddleOverlay }));
afterEach(takePendingExtra);

/** Pays in the overlay, which ends with the result. */
async function pay(isExtra: boolean, result: 'success' | 'canceled' | 'unavailable') {
  openPaddleOverlay.mockResolvedValue(result);
  const { result: hook } = renderHook(() => usePayment({ isExtra }), {
    wrapper: ({ children }) => (
      <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
    ),
  });
  await act(() => hook.current({ redirectUrl: null, transactionId: 'txn_1', clientToken: 'test_1' }));
}

it('remembers that extra clusters were paid', async () => {
  await pay(true, 'success');
  expect(takePendingExtra()).toBe(true);
});

it.each(['canceled', 'unavailable'] as const)(
  'remembers no extra clusters when the overlay was %s',
  async (result) => {
    await pay(true, result);
    expect(takePendingExtra()).toBe(false);
  },
);

it('forgets extra clusters that were left unpaid when a plan is paid', async () => {
  await pay(true, 'success');
  await pay(false, 'success');
  expect(takePendingExtra()).toBe(false);
});
