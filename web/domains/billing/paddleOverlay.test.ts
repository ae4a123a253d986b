import type * as PaddleJs from '@paddle/paddle-js';
import { openPaddleOverlay } from './paddleOverlay.ts';

type Options = Parameters<typeof PaddleJs.initializePaddle>[0];

const { initializePaddle, open } = vi.hoisted(() => ({ initializePaddle: vi.fn(), open: vi.fn() }));
vi.mock(import('@paddle/paddle-js'), async (original) => ({ ...(await original()), initializePaddle }));
beforeEach(() => {
  open.mockReset();
  initializePaddle.mockReset().mockResolvedValue({ Checkout: { open } });
});

const checkout = { transactionId: 'txn_1', clientToken: 'test_1' };
/** Reports an event of the overlay once it is open. */
const report = (name: string) =>
  open.mockImplementation(() => {
    const options = initializePaddle.mock.lastCall?.[0] as Options;
    options?.eventCallback?.({ name } as Parameters<NonNullable<NonNullable<Options>['eventCallback']>>[0]);
  });

it('opens the transaction with its own custom data, in English and light', async () => {
  report('checkout.completed');
  expect(await openPaddleOverlay(checkout)).toBe('success');
  expect(initializePaddle.mock.lastCall?.[0]).toMatchObject({
    token: 'test_1',
    environment: 'sandbox',
    checkout: { settings: { displayMode: 'overlay', locale: 'en', theme: 'light' } },
  });
  expect(open).toHaveBeenCalledWith({ transactionId: 'txn_1' });
});

it('uses production with a live token', async () => {
  report('checkout.completed');
  await openPaddleOverlay({ ...checkout, clientToken: 'live_1' });
  expect(initializePaddle.mock.lastCall?.[0]).toMatchObject({ environment: 'production' });
});

it('is canceled when the overlay is closed unpaid', async () => {
  report('checkout.closed');
  expect(await openPaddleOverlay(checkout)).toBe('canceled');
});

it('is unavailable when the script does not load', async () => {
  initializePaddle.mockRejectedValue(new Error('blocked'));
  expect(await openPaddleOverlay(checkout)).toBe('unavailable');
});
