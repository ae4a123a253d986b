import { sharedStack } from '../../support/config.ts';

/** A client of the platform's REST API; a failed call throws with the response body. */
export interface Platform {
  url: string;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body?: object) => Promise<T>;
  put: <T>(path: string, body: object) => Promise<T>;
  patch: <T>(path: string, body?: object) => Promise<T>;
  delete: <T>(path: string, body?: object) => Promise<T>;
  /** Pays a checkout with a test card that succeeds, as the payment provider's page does. */
  pay: (path: string) => Promise<void>;
  /** The same platform with another session token. */
  as: (token: string) => Platform;
}

/** A client of the platform at this address, anonymous without a token. */
function platformAt(url: string, token?: string): Platform {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    url,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path, body) => call('DELETE', path, body),
    pay: async (path) => {
      const body = new URLSearchParams({ action: 'pay', card: '4242424242424242' });
      const response = await fetch(url + path, { method: 'POST', body, redirect: 'manual' });
      if (response.status !== 303) throw new Error(`The checkout responded with ${response.status}`);
    },
    as: (other) => platformAt(url, other),
  };
}

/** The platform of the shared stack. */
export function platform(): Platform {
  const stack = sharedStack();
  if (!stack) throw new Error('There is no shared stack: run the tests with Playwright.');
  return platformAt(stack.platformUrl);
}
