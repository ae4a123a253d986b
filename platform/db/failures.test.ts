import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm';
import { errorForLog } from '../http/logging.ts';
import { openTestDatabase } from '../testing.ts';
import { transaction, type OpenDatabase } from './database.ts';
import { isDatabaseAway, isDiskFull } from './failures.ts';
import { jobs } from './schema/jobs.ts';

let database: OpenDatabase;

const SEALED = 'v1.sealed-secret-value';
const ID = '8f14e45f-ceea-467f-8a2b-000000000001';

/** The error of a row that violates its key, with a sealed secret among the parameters. */
async function failedInsert(): Promise<unknown> {
  const row = { id: ID, kind: 'test', payload: { secret: SEALED }, runAt: new Date() };
  await database.db.insert(jobs).values(row);
  return transaction(database.db, (tx) => tx.insert(jobs).values(row)).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('the log entry of a failed query', () => {
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('contains the statement and the constraint, but no value', async () => {
    const line = JSON.stringify(errorForLog(await failedInsert()));
    expect(line).toContain('insert into');
    expect(line).toContain('jobs_pkey');
    expect(line).not.toContain(SEALED);
    expect(line).not.toContain(ID);
  });

  it('contains no value when the query is the cause of another error', async () => {
    const outer = new Error('the order was not stored', { cause: await failedInsert() });
    expect(JSON.stringify(errorForLog(outer))).not.toContain(SEALED);
  });
});

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', query(coded('ECONNREFUSED'))],
    ['a missing Unix socket', query(coded('ENOENT'))],
    ['a terminated backend', query(coded('57P01'))],
    ['a server that starts', query(coded('57P03'))],
    ['a connection that broke during the query', query(new Error('Connection terminated unexpectedly'))],
    ['a pool that got no connection', query(new Error('timeout exceeded when trying to connect'))],
  ])('is true for %s', (_what, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ['a query that is wrong', query(coded('42601'))],
    ['another server that refuses', coded('ECONNREFUSED')],
  ])('is false for %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false));
});

describe('isDiskFull', () => {
  it('recognises the codes of PostgreSQL and of the file system', () => {
    expect(isDiskFull(query(coded('53100')))).toBe(true);
    expect(isDiskFull(coded('ENOSPC'))).toBe(true);
    expect(isDiskFull(coded('EACCES'))).toBe(false);
  });
});
