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
