/** Requirements of an account before it may change something. Pure: the table, and the refusals. */
import { paymentRefusal, type SubscriptionStatus } from '../../billing/billing.rules.ts';
import { text, type Message } from '../../../messages/messages.ts';

const gates = ['verified', 'plan', 'paid', 'within_limits'] as const;
export type Gate = (typeof gates)[number];

/** Always allowed: signing in and out, the own profile, and everything that deletes or reduces. */
const always = [] as const satisfies readonly Gate[];
const verified = ['verified'] as const satisfies readonly Gate[];
const planned = ['verified', 'plan'] as const satisfies readonly Gate[];
const paid = ['verified', 'plan', 'paid'] as const satisfies readonly Gate[];
/** Changes of running resources; an account over its limits must archive, delete or upgrade first. */
const running = ['verified', 'plan', 'paid', 'within_limits'] as const satisfies readonly Gate[];

/** Route with side effects → gates, in this order. A route without a row prevents the start. */
export const gateTable: Readonly<Record<string, readonly Gate[]>> = {
  'POST /api/auth': always,
  'DELETE /api/auth': always,
  'POST /api/auth/otp': always,
  'POST /api/auth/register': always,
  'POST /api/auth/social': always,
  'POST /api/auth/passkey/begin': always,
  'POST /api/auth/passkey': always,
  'POST /api/auth/password/reset/request': always,
  'POST /api/auth/password/reset': always,
  'POST /api/auth/switch': always,
  'POST /api/auth/impersonate': always,
  'POST /api/user/:id/impersonation': always,
  'POST /api/user/verify': always,
  'POST /api/user/verify/request': always,
  'POST /api/user/email/undo': always,
  'PUT /api/user/password': always,
  'PUT /api/user/2fa': always,
  // Both stay valid when the owner of an address takes it over, so adding one requires a verified address.
  'POST /api/user/2fa/verify': verified,
  'POST /api/user/passkeys/begin': verified,
  'POST /api/user/passkeys': verified,
  'PATCH /api/user/passkeys/:id': always,
  'DELETE /api/user/passkeys/:id': always,
  'PATCH /api/user': always,
  'POST /api/account': always,
  'PUT /api/account': always,
  'POST /api/event': always,
  'POST /api/support/mails/:id/retry': always,
  'POST /api/support/requests': always,
  'POST /api/user/notifications/read': always,
  'PUT /api/user/notification-preferences': always,
  'PUT /api/user/favorite-clusters/:id': always,
  'POST /api/notifications/unsubscribe': always,
  'POST /unsubscribe': always,

  'POST /api/user': always,
  'POST /api/invite/accept': always,
  'POST /api/invite': paid,
  'POST /api/account/users': paid,
  'PATCH /api/user/:id/enable': paid,
  'POST /api/account/transfer': verified,
  'PUT /api/account/sso': planned,
  'POST /api/account/sso/test': planned,
  'POST /api/account/sso/verify': planned,
  'DELETE /api/account/sso': always,
  'DELETE /api/account': always,
  'POST /api/account/keep': always,
  'DELETE /api/user': always,
  'PATCH /api/user/:id/disable': always,
  'DELETE /api/user/:id': always,
  'DELETE /api/account/users/:id': always,
  'DELETE /api/invite/:id': always,

  'POST /api/account/subscribe': verified,
  'POST /api/account/cancel-subscription': always,
  'POST /api/account/downgrade': always,
  'POST /api/account/resume-subscription': verified,
  'POST /api/account/change-billing-frequency': verified,
  'PUT /api/account/billing-details': always,
  'POST /api/account/extra-clusters/purchase': verified,
  'POST /api/account/extra-clusters/cancel': always,
  'POST /api/account/extra-clusters/resume': verified,
  // The signature is the permission.
  'POST /webhooks/paddle': always,

  // A new cloud token is also needed to delete the servers of an account that stopped paying.
  'POST /api/global-secrets': planned,
  'DELETE /api/global-secrets/:name': always,
  'POST /api/wrapped-secrets': planned,
  'POST /api/wrapped-secrets/unwrap': always,
  'POST /api/apikeys': planned,
  // Disabling a key.
  'PUT /api/apikeys/:id': always,
  'POST /api/apikeys/:id/rotate': planned,
  'DELETE /api/apikeys/:id': always,
  'POST /api/registry': paid,
  'DELETE /api/registry/:name': always,
  'POST /api/github/integrations': paid,
  'DELETE /api/github/integrations/:id': always,

  // For these two the service checks the limits: one more cluster of that kind must fit.
  'POST /api/clusters': paid,
  'PATCH /api/clusters/:id/unarchive': paid,
  'PATCH /api/clusters/:id/archive': always,
  'DELETE /api/clusters/:id': always,
  'POST /api/clusters/:id/protect': planned,
  'POST /api/clusters/:id/kubeconfig/reissue': always,
  'POST /api/clusters/:id/unprotect': always,
  'PUT /api/clusters/:id': running,
  'POST /api/clusters/:id/update': running,
  'POST /api/clusters/:id/retry': running,
  'POST /api/clusters/:id/nodes/:node/cordon': running,
  'POST /api/clusters/:id/nodes/:node/uncordon': running,
  'POST /api/clusters/:id/nodes/:node/drain': running,
  'PUT /api/clusters/:id/manifests/:kind/:namespace/:name': running,
  'GET /api/clusters/:id/pods/:namespace/:name/terminal': running,
  'PUT /api/clusters/:id/nodepools': running,
  'POST /api/clusters/:id/sync-node-pools': running,
  'POST /api/clusters/:id/addons': running,
  'PUT /api/clusters/:id/addons': running,
  'POST /api/clusters/:id/addons/rollback': running,
  'DELETE /api/clusters/:id/addons': always,
  'DELETE /api/clusters/:id/addons/:addonId': always,
  'POST /api/clusters/:id/gitops': running,
  'POST /api/clusters/:id/apps': running,
  'PUT /api/clusters/:id/apps': running,
  'PUT /api/clusters/:id/apps/:appId': running,
  'DELETE /api/clusters/:id/apps': always,
  'DELETE /api/clusters/:id/apps/:appId': always,
  'POST /api/clusters/:id/apps/postgres/:name/password': running,
  'POST /api/clusters/:id/apps/postgres/:name/failover': running,
  'POST /api/clusters/:id/apps/postgres/:name/backups': running,
  // Only reads.
  'POST /api/clusters/:id/apps/postgres/check-restore-name': always,
  'POST /api/clusters/:id/deployments': running,
  'PUT /api/clusters/:id/deployments/:deploymentId': running,
  'DELETE /api/clusters/:id/deployments/:deploymentId': always,
  'PATCH /api/deployments/:id/settings': running,
  'PATCH /api/deployments/:id/scale': running,
  'POST /api/deployments/:id/restart': running,
  'POST /api/deployments/:id/restore-version': running,
  // Only reads.
  'POST /api/clusters/:id/deployments/update-preview': always,

  'POST /api/clusters/:id/registries/default': running,
  'POST /api/registry/:name/apply/:clusterId': running,
  'DELETE /api/registry/:name/apply/:clusterId': always,
  'POST /api/clusters/:id/secrets': running,
  'DELETE /api/clusters/:id/secrets/:namespace/:name': always,
};

/** The state that the gates check. */
export interface GateState {
  isVerified: boolean;
  /** Null before a plan was chosen. */
  subscription: { plan: string; status: SubscriptionStatus } | null;
  isOverLimit: boolean;
  /** Masters pass the gates of plan and payment. */
  isMaster: boolean;
}

/** Why a gate is closed: status and error of the response, and the plan that is missing or unpaid. */
interface GateRefusal {
  status: number;
  error: string;
  text: Message;
  plan?: string;
}

function unpaid(plan: string, why: Message): GateRefusal {
  return { status: 402, error: 'payment_required', text: why, plan };
}

/** Why a gate is closed; null if it is open. */
export function gateRefusal(gate: Gate, state: GateState): GateRefusal | null {
  const { subscription, isMaster } = state;
  switch (gate) {
    case 'verified':
      if (state.isVerified) return null;
      return { status: 403, error: 'email_unverified', text: text('email_unverified') };
    case 'plan':
      if (isMaster || subscription) return null;
      return unpaid('free', text('plan_required'));
    case 'paid': {
      const refusal = isMaster ? null : paymentRefusal(subscription?.status ?? null);
      return refusal === null ? null : unpaid(subscription?.plan ?? 'free', text(refusal));
    }
    case 'within_limits':
      return state.isOverLimit ? { status: 409, error: 'over_limit', text: text('over_limit') } : null;
  }
}
