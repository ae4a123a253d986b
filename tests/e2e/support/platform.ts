import { sharedStack } from '../../support/config.ts';

/** Talks to the platform's REST API as somebody. Every call throws with the platform's own words when refused. */
export interface Platform {
  url: string;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body?: object) => Promise<T>;
  put: <T>(path: string, body: object) => Promise<T>;
  patch: <T>(path: string, body?: object) => Promise<T>;
  delete: <T>(path: string, body?: object) => Promise<T>;
  /** Answers a checkout as the payment provider's page does. */
  pay: (path: string, outcome: string) => Promise<void>;
  /** The same platform, as the person of that token. */
  as: (token: string) => Platform;
}

/** The platform at an address; without a token as nobody. */
export function platformAt(url: string, token?: string): Platform {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    url,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path, body) => call('DELETE', path, body),
    pay: async (path, outcome) => {
      const body = new URLSearchParams({ outcome });
      const answer = await fetch(url + path, { method: 'POST', body, redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}`);
    },
    as: (other) => platformAt(url, other),
  };
}

/** The platform of the stack that all tests share. */
export function platform(): Platform {
  const stack = sharedStack();
  if (!stack) throw new Error('There is no shared stack: run the tests with Playwright.');
  return platformAt(stack.platformUrl);
}
