import { forgetResponses, recordResponse, recordPending, oldestRevision } from './responses.ts';

beforeEach(forgetResponses);
afterEach(() => vi.useRealTimers());

describe('oldestRevision', () => {
  it('returns the lowest revision of the recent responses, compared by number', async () => {
    for (const rev of ['7.10', '7.9', '7.11', null]) recordResponse(rev);
    expect(await oldestRevision()).toBe('7.9');
  });

  it('is undefined before anything was requested', async () => {
    expect(await oldestRevision()).toBeUndefined();
  });

  it('returns the newest revision when all responses are old', async () => {
    vi.useFakeTimers();
    recordResponse('7.1');
    vi.advanceTimersByTime(60_000);
    recordResponse('7.2');
    vi.advanceTimersByTime(60_000);
    expect(await oldestRevision()).toBe('7.2');
  });

  it('waits for pending responses, failed ones too', async () => {
    let answer: () => void = () => undefined;
    recordPending(new Promise<void>((resolve) => (answer = resolve)));
    recordPending(Promise.reject(new Error('lost')));
    const age = oldestRevision();
    recordResponse('7.3');
    answer();
    expect(await age).toBe('7.3');
  });

  it('is older than everything if a response is missing after the timeout', async () => {
    recordResponse('7.1');
    recordPending(new Promise(() => undefined));
    expect(await oldestRevision(1)).toBe('0.0.0');
  });
});
