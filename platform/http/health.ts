import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Draining } from '../../process/draining.ts';

/** `/healthz`: the process responds. `/readyz`: the database responds too; 503 if it does not, and before a stop. */
export function useHealth(app: FastifyInstance, db: Database, draining: Pick<Draining, 'isStopping'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (draining.isStopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database_away' });
    }
  });
}
