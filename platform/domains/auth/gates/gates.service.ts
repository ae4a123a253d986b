import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Actor } from '../../../http/authGuard.ts';
import { SAFE_METHODS } from '../../../http/authGuard.ts';
import { DomainError, paymentRequired } from '../../../http/errors.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { AccountUsage } from '../../account/usage.service.ts';
import type { Billing } from '../../billing/billing.service.ts';
import { gateRefusal, gateTable, type Gate, type GateState } from './gates.rules.ts';

interface Deps {
  account: Pick<AccountService, 'user'>;
  accountUsage: Pick<AccountUsage, 'isOverLimit'>;
  billing: Pick<Billing, 'subscriptionOf'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requirements of the caller's account; `useGates` sets it from the table. */
    gates?: readonly Gate[];
  }
}

async function stateOf(
  { account, accountUsage, billing }: Deps,
  actor: Actor,
  required: readonly Gate[],
): Promise<GateState> {
  const [user, subscription, isOverLimit] = await Promise.all([
    account.user(actor.userId),
    billing.subscriptionOf(actor.accountId),
    required.includes('within_limits') && accountUsage.isOverLimit(actor.accountId),
  ]);
  return {
    isVerified: user.verified,
    subscription,
    isOverLimit,
    isMaster: actor.permission === 'master',
  };
}

function gatesOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): readonly Gate[] | undefined {
  const hasRow = (one: string): boolean => Object.hasOwn(gateTable, `${one} ${url}`);
  const writes = [method].flat().filter((one) => !SAFE_METHODS.has(one) || hasRow(one));
  if (!url.startsWith('/api/') || writes.length === 0) return undefined;
  const rows = writes.map((one) => gateTable[`${one} ${url}`]);
  const [row] = rows;
  if (row && rows.every((other) => other === row)) return row;
  throw new Error(
    `${writes.join(', ')} ${url} has no row in the table of platform/domains/auth/gates/gates.rules.ts`,
  );
}

/** Applies the table to every route under /api with side effects, for sessions and API keys alike. */
export function useGates(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRoute', (route) => {
    const gates = gatesOf(route);
    if (gates) route.config = { ...route.config, gates };
  });
  app.addHook('onRequest', async ({ actor, routeOptions }) => {
    const required = routeOptions.config.gates ?? [];
    if (!actor || required.length === 0) return;
    const state = await stateOf(deps, actor, required);
    for (const gate of required) {
      const refusal = gateRefusal(gate, state);
      if (!refusal) continue;
      const { plan, ...rest } = refusal;
      throw plan === undefined ? new DomainError(rest) : paymentRequired(plan, refusal.text);
    }
  });
}
