interface Checkout {
  readonly transactionId: string;
  /** Paddle's public token. */
  readonly clientToken: string;
}

/**
 * Loads Paddle's script and opens its overlay. Resolves with the result, or with `unavailable` if the script could not be
 * loaded; only a reload of the page tries that again.
 */
export async function openPaddleOverlay(checkout: Checkout): Promise<'success' | 'canceled' | 'unavailable'> {
  const { transactionId, clientToken: token } = checkout;
  try {
    const { initializePaddle, CheckoutEventNames } = await import('@paddle/paddle-js');
    return await new Promise((resolve, reject) => {
      const opening = initializePaddle({
        token,
        environment: token.startsWith('test_') ? 'sandbox' : 'production',
        checkout: { settings: { displayMode: 'overlay', locale: 'en', theme: 'light' } },
        eventCallback: ({ name }) => {
          if (name === CheckoutEventNames.CHECKOUT_COMPLETED) resolve('success');
          if (name === CheckoutEventNames.CHECKOUT_CLOSED) resolve('canceled');
        },
      });
      opening.then((paddle) => {
        if (!paddle) return resolve('unavailable');
        // After a payment the console goes on by itself. Custom data could replace that of the transaction.
        return paddle.Checkout.open({ transactionId });
      }, reject);
    });
  } catch {
    return 'unavailable';
  }
}
