import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { accounts } from './schema/account.ts';

/**
 * Serialises what counts members or clusters of this account until the transaction ends. Rows that refer to the account
 * can still be inserted: waiting for that, transactions that lock a cluster first could deadlock with those that lock it next.
 */
export async function lockAccount(tx: Queryable, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
