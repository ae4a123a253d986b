import { slowQueriesIn } from './slowQueries.ts';

const at = (second: number) => `2026-11-26T03:27:${second}.000000000Z`;
const record = (message: string) => JSON.stringify({ msg: 'record', record: { message } });
const page = (...rows: string[]) => rows.map((row, index) => `${at(10 + index)} orders-1 ${row}\n`).join('');

describe('the slow queries of a log', () => {
  it('are counted by statement, the longest first', () => {
    const text = page(
      record('duration: 300.5 ms  statement: SELECT 1'),
      record('checkpoint starting: time'),
      record('duration: 2022.928 ms  statement: DELETE FROM sessions\n  WHERE expires_at < now()'),
      record('duration: 900.0 ms  statement: SELECT 1'),
    );
    expect(slowQueriesIn(text)).toEqual([
      {
        statement: 'DELETE FROM sessions WHERE expires_at < now()',
        times: 1,
        longestMs: 2022.928,
        seenAt: at(12),
      },
      { statement: 'SELECT 1', times: 2, longestMs: 900, seenAt: at(13) },
    ]);
  });

  it('include prepared statements and lines that are not JSON', () => {
    const text = page(
      record('duration: 512.1 ms  execute S_3: SELECT $1'),
      'duration: 411 ms  bind <unnamed>: SELECT $2',
    );
    expect(slowQueriesIn(text).map(({ statement }) => statement)).toEqual(['SELECT $1', 'SELECT $2']);
  });

  it('leave out durations without a statement and broken lines', () => {
    expect(slowQueriesIn(page(record('duration: 5.2 ms'), '{"record":'))).toEqual([]);
  });
});
