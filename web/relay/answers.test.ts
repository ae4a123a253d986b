import { forgetAnswers, noteAnswer, noteRequest, oldestAnswer } from './answers.ts';

beforeEach(forgetAnswers);
afterEach(() => vi.useRealTimers());

describe('the age of what is on screen', () => {
  it('is that of the oldest recent answer, by number and not by text', async () => {
    for (const rev of ['7.10', '7.9', '7.11', null]) noteAnswer(rev);
    expect(await oldestAnswer()).toBe('7.9');
  });

  it('is unknown before anything was asked', async () => {
    expect(await oldestAnswer()).toBeUndefined();
  });

  it('is that of the newest answer once all are old', async () => {
    vi.useFakeTimers();
    noteAnswer('7.1');
    vi.advanceTimersByTime(60_000);
    noteAnswer('7.2');
    vi.advanceTimersByTime(60_000);
    expect(await oldestAnswer()).toBe('7.2');
  });

  it('waits for answers under way, failed ones too', async () => {
    let answer: () => void = () => undefined;
    noteRequest(new Promise<void>((resolve) => (answer = resolve)));
    noteRequest(Promise.reject(new Error('lost')));
    const age = oldestAnswer();
    noteAnswer('7.3');
    answer();
    expect(await age).toBe('7.3');
  });

  it('is older than everything while an answer is missing after some time', async () => {
    noteAnswer('7.1');
    noteRequest(new Promise(() => undefined));
    expect(await oldestAnswer(1)).toBe('0.0.0');
  });
});
