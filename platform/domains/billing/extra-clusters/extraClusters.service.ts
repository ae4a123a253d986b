import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { invalid, notFound, paymentRequired, refused } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { PaymentProvider, PurchaseOutcome } from '../../../providers/payments/port.ts';
import type { Interval } from '../../../providers/payments/prices.ts';
import { requirePermission } from '../../account/permissions.ts';
import type { ReadClusterUsage } from '../../account/usage.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { Billing } from '../billing.service.ts';
import { limitsOf, paymentRefusal } from '../billing.rules.ts';
import { extraClustersOf, type ExtraClustersRow } from '../billing.store.ts';
import { asDomainError } from '../paymentFailures.ts';
import type { Payments } from '../payments.service.ts';

interface Deps extends Pick<Core, 'db'> {
  payments: PaymentProvider;
  billing: Billing;
  reports: Pick<Payments, 'apply'>;
  audit: Pick<Audit, 'record'>;
  clusterUsage: ReadClusterUsage;
}

/** Extra clusters of an account, and the numbers around them. */
export interface ExtraClustersInfo {
  base: number;
  extra: number;
  active: number;
  rows: ExtraClustersRow[];
}

export type ExtraClusters = ReturnType<typeof createExtraClusters>;

/** Clusters that are bought in addition to those of a paid plan, each purchase with a subscription of its own. */
export function createExtraClusters({ db, payments, billing, reports, audit, clusterUsage }: Deps) {
  const info = async (actor: Actor): Promise<ExtraClustersInfo> => {
    const { accountId } = actor;
    const [row, rows, usage] = await Promise.all([
      billing.subscriptionOf(accountId),
      extraClustersOf(db, accountId),
      clusterUsage(accountId),
    ]);
    const extra = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    return { base: limitsOf(row?.plan ?? null).maxClusters, extra, active: usage.active, rows };
  };

  /** Opens a checkout for more clusters. 402 with the portal's address while the plan is unpaid. */
  const purchase = async (
    actor: Actor,
    { quantity, interval }: { quantity: number; interval: Interval },
  ): Promise<PurchaseOutcome> => {
    requirePermission(actor, 'billing.manage');
    const row = await billing.subscriptionOf(actor.accountId);
    const unpaid = paymentRefusal(row?.status ?? null);
    if (row && unpaid && row.externalId)
      throw paymentRequired(row.plan, text(unpaid), await billing.portalUrl(actor));
    if (!row || unpaid || row.plan === 'free') throw paymentRequired('standard', text('extra_clusters_plan'));
    return billing.checkout(actor, { product: 'extra', interval, quantity }, { details: null });
  };

  /** One purchase of the caller's account; 404 for any other. */
  const find = async (actor: Actor, id: string): Promise<ExtraClustersRow> => {
    requirePermission(actor, 'billing.manage');
    const row = (await extraClustersOf(db, actor.accountId)).find((one) => one.id === id);
    if (!row) throw notFound(text('extra_clusters_not_found'));
    return row;
  };

  const change = async (actor: Actor, row: ExtraClustersRow, verb: 'cancel' | 'resume'): Promise<void> => {
    const state = await payments[verb](row.externalId).catch(asDomainError);
    await transaction(db, async (tx) => {
      await reports.apply(tx, actor.accountId, state);
      await audit.record(tx, actor, {
        action: `extra_clusters.${verb}`,
        target: { type: 'extra_clusters', id: row.id, name: String(row.quantity) },
      });
    });
  };

  const cancel = async (actor: Actor, id: string): Promise<void> => {
    const row = await find(actor, id);
    if (row.scheduledCancellationAt) throw refused(text('change_scheduled'));
    await change(actor, row, 'cancel');
  };

  const resume = async (actor: Actor, id: string): Promise<void> => {
    const row = await find(actor, id);
    if (!row.scheduledCancellationAt) throw refused(text('nothing_scheduled'));
    const plan = await billing.subscriptionOf(actor.accountId);
    if (plan?.canceledAt || plan?.scheduledPlan === 'free')
      throw invalid('subscription_id', text('plan_is_ending'));
    await change(actor, row, 'resume');
  };

  return { info, purchase, cancel, resume };
}
