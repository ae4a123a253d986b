import { waitFor } from '@testing-library/react';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { sentBy } from '../../../testing/sentBy.ts';
import { LogFeed } from './LogFeed.ts';

const time = (nanoseconds: number) => `2026-11-26T10:00:00.000${String(nanoseconds).padStart(6, '0')}Z`;
const textOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${time(from + index)} web-1 line ${from + index}\n`).join(
    '',
  );

it('shows the line of a link with lines around it, however many are written in a second', async () => {
  const environment = mockEnvironment();
  const id = `${time(700)}~0~web-1`;
  const feed = new LogFeed(environment, {
    target: 't',
    container: null,
    isPrevious: false,
    tail: 50,
    line: id,
  });
  const close = feed.open();
  const pages = { hasNoPrevious: false, hasLater: true, hasEarlier: true, pods: [] };
  const answer = async (from: number, to: number) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const sent = sentBy(environment.mock.getMostRecentOperation());
    const [startCursor, endCursor] = [`${time(from)}~0~web-1`, `${time(to - 1)}~0~web-1`];
    environment.mock.resolveMostRecentOperation({
      data: { logs: { ...pages, text: textOf(from, to), startCursor, endCursor } },
    });
    return sent;
  };
  expect(await answer(200, 1_200)).toMatchObject({ since: '2026-11-26T10:00:00.000Z', tail: 1_000 });
  expect(await answer(100, 200)).toMatchObject({ before: `${time(200)}~0~web-1` });
  await waitFor(() => expect(feed.buffer.lines).toHaveLength(1_100));
  expect(feed.buffer.lines.findIndex((line) => line.id === id)).toBe(600);
  expect(feed.state()).toMatchObject({ status: 'live', hasEarlier: true });
  close();
});

describe('earlier lines', () => {
  const pages = { hasNoPrevious: false, hasLater: false, pods: [] };

  async function show() {
    const environment = mockEnvironment();
    const feed = new LogFeed(environment, {
      target: 't',
      container: null,
      isPrevious: true,
      tail: 50,
      line: null,
    });
    feed.open();
    /** Answers the first operation that is sent with these variables. */
    const answer = async (variables: object, from: number, to: number) => {
      const operation = environment.mock.getAllOperations().find((each) => {
        const sent = sentBy(each);
        return Object.entries(variables).every(([name, value]) => sent[name] === value);
      });
      if (!operation) return expect.fail('not asked');
      const [startCursor, endCursor] = [`${time(from)}~0~web-1`, `${time(to - 1)}~0~web-1`];
      const page = { ...pages, hasEarlier: from > 0, text: textOf(from, to), startCursor, endCursor };
      return environment.mock.resolve(operation, { data: { logs: page } });
    };
    await answer({ tail: 50 }, 500, 550);
    await waitFor(() => expect(feed.buffer.lines).toHaveLength(50));
    return { environment, feed, answer, before: { before: `${time(500)}~0~web-1` } };
  }

  it('are loaded once at a time', async () => {
    const { environment, feed, answer, before } = await show();
    const both = [feed.earlier(), feed.earlier()];
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(feed.state().isLoadingEarlier).toBe(true);
    await answer(before, 0, 500);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(feed.buffer.lines).toHaveLength(550);
    expect(feed.state()).toMatchObject({ isLoadingEarlier: false, hasEarlier: false });
  });

  it('can be asked for again after a failure', async () => {
    const { environment, feed, answer, before } = await show();
    const failing = feed.earlier();
    environment.mock.rejectMostRecentOperation(new Error('down'));
    expect(await failing).toBe(false);
    expect(feed.state()).toMatchObject({ isLoadingEarlier: false, hasEarlier: true });
    const again = feed.earlier();
    await answer(before, 0, 500);
    expect(await again).toBe(true);
    expect(feed.buffer.lines).toHaveLength(550);
  });

  it('are dropped if the log has been loaded again meanwhile', async () => {
    const { feed, answer, before } = await show();
    const loading = feed.earlier();
    const refreshing = feed.refresh();
    await answer({ tail: 50 }, 600, 650);
    await refreshing;
    await answer(before, 0, 500);
    await loading;
    expect(feed.buffer.lines).toHaveLength(50);
    expect(feed.state()).toMatchObject({ isLoadingEarlier: false, hasEarlier: true });
  });
});
