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

describe('a pod that joins while the log is followed', () => {
  const pod = (name: string) => ({ name, isReady: true, restartCount: 0, containers: ['web'] });

  async function follow() {
    const environment = mockEnvironment();
    const feed = new LogFeed(environment, {
      target: 't',
      container: null,
      isPrevious: false,
      tail: 50,
      line: null,
    });
    const close = feed.open();
    const answer = (...pods: string[]) => {
      const id = `${time(0)}~0~web-1`;
      const page = {
        hasNoPrevious: false,
        hasLater: false,
        hasEarlier: false,
        startCursor: id,
        endCursor: id,
      };
      environment.mock.resolveMostRecentOperation({
        data: { logs: { ...page, text: textOf(0, 1), pods: pods.map(pod) } },
      });
    };
    answer('web-1');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const tail = environment.mock.getMostRecentOperation();
    const write = (name: string, at: number) =>
      environment.mock.nextValue(tail, {
        data: {
          logTail: {
            text: `${time(at)} ${name} line\n`,
            cursor: `${time(at)}~0~${name}`,
            dropped: 0,
            events: [],
          },
        },
      });
    const fail = () => environment.mock.rejectMostRecentOperation(new Error('down'));
    const asked = () => environment.mock.getAllOperations().filter((one) => one !== tail);
    const names = () => feed.state().pods.map(({ name }) => name);
    return { feed, close, answer, fail, write, asked, names };
  }

  it('is added to the list of pods, which is loaded once at a time', async () => {
    const { close, answer, write, asked, names } = await follow();
    write('web-1', 1);
    expect(asked()).toEqual([]);
    write('web-2', 2);
    write('web-3', 3);
    expect(asked().map(sentBy)).toEqual([expect.objectContaining({ target: 't', tail: 1 })]);
    answer('web-1', 'web-2', 'web-3');
    await waitFor(() => expect(names()).toEqual(['web-1', 'web-2', 'web-3']));
    close();
  });

  it('is not sought again with every line when the list could not be loaded', async () => {
    const { close, answer, fail, write, asked, names } = await follow();
    write('web-2', 1);
    fail();
    // Another pod is sought as soon as the failure has been handled.
    await waitFor(() => {
      write('web-3', 2);
      expect(asked()).toHaveLength(1);
    });
    answer('web-1', 'web-3');
    await waitFor(() => expect(names()).toEqual(['web-1', 'web-3']));
    write('web-2', 3);
    expect(asked()).toEqual([]);
    close();
  });

  it('is not sought again when it has ended before the list was loaded', async () => {
    const { feed, close, answer, write, asked, names } = await follow();
    write('web-2', 1);
    answer('web-1', 'web-3');
    await waitFor(() => expect(names()).toEqual(['web-1', 'web-3']));
    write('web-2', 2);
    await waitFor(() => expect(feed.buffer.lines).toHaveLength(3));
    expect(asked()).toEqual([]);
    close();
  });
});
