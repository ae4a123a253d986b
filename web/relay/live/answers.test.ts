import { forgetAnswers, noteAnswer, noteRequest, oldestAnswer } from './answers.ts';

beforeEach(forgetAnswers);
afterEach(() => vi.useRealTimers());

describe('oldestAnswer', () => {
  it('returns the lowest revision of the recent responses, compared by number', async () => {
    for (const rev of ['7.10', '7.9', '7.11', null]) noteAnswer(rev);
    expect(await oldestAnswer()).toBe('7.9');
  });

  it('is undefined before anything was requested', async () => {
    expect(await oldestAnswer()).toBeUndefined();
  });

  it('returns the newest revision when all responses are old', async () => {
    vi.useFakeTimers();
    noteAnswer('7.1');
    vi.advanceTimersByTime(60_000);
    noteAnswer('7.2');
    vi.advanceTimersByTime(60_000);
    expect(await oldestAnswer()).toBe('7.2');
  });

  it('waits for pending responses, failed ones too', async () => {
    let answer: () => void = () => undefined;
    noteRequest(new Promise<void>((resolve) => (answer = resolve)));
    noteRequest(Promise.reject(new Error('lost')));
    const age = oldestAnswer();
    noteAnswer('7.3');
    answer();
    expect(await age).toBe('7.3');
  });

  it('is older than everything if a response is missing after the timeout', async () => {
    noteAnswer('7.1');
    noteRequest(new Promise(() => undefined));
    expect(await oldestAnswer(1)).toBe('0.0.0');
  });
});
