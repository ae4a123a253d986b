import { expect, it } from 'vitest';
import { formatCursor, START } from './logs.cursor.ts';
import { logsQuery, logsToJson } from './logs.wire.ts';

const page = { lines: [], hasEarlier: false, hasLater: false, hasNoPrevious: false };

it.each([
  [{}, formatCursor(START)],
  [{ since: '2026-05-01T10:00:00Z' }, '2026-05-01T10:00:00.000000000Z~-1~'],
  [{ after: '2026-05-01T10:00:00.000000005Z~2~web' }, '2026-05-01T10:00:00.000000005Z~2~web'],
])('the cursor of an empty page continues where %j began', (query, cursor) => {
  const read = { page, pods: [], container: 'main' };
  expect(logsToJson(read, logsQuery.parse(query)).cursor).toBe(cursor);
});
