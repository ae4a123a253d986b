import type { Core } from '../core.ts';
import { createAccountService } from '../domains/account/account.service.ts';
import { createClosing } from '../domains/account/closing/closing.service.ts';
import { createPictures } from '../domains/account/pictures.service.ts';
import { createProfiles } from '../domains/account/profile.service.ts';
import type { ReadClusterUsage } from '../domains/account/usage.ts';
import type { Audit } from '../domains/audit/audit.service.ts';
import { createAuthService } from '../domains/auth/auth.service.ts';
import { createEmailChange } from '../domains/auth/email/emailChange.service.ts';
import { createPasskeys } from '../domains/auth/passkeys/passkeys.service.ts';
import { createPasswordService } from '../domains/auth/passwords.service.ts';
import { createProof } from '../domains/auth/proof.service.ts';
import { createSessions } from '../domains/auth/sessions.service.ts';
import { createSignInAttempts } from '../domains/auth/social/attempts.ts';
import { createSocial } from '../domains/auth/social/social.service.ts';
import { createSso } from '../domains/auth/sso/sso.service.ts';
import { createSsoSettings } from '../domains/auth/sso/ssoSettings.service.ts';
import { createSwitching } from '../domains/auth/switching.service.ts';
import { createTwoFactor } from '../domains/auth/twoFactor.service.ts';
import { createVerification } from '../domains/auth/verification.service.ts';
import { createBilling } from '../domains/billing/billing.service.ts';
import { createExtraClusters } from '../domains/billing/extra-clusters/extraClusters.service.ts';
import { createInvoices } from '../domains/billing/invoices/invoices.service.ts';
import { createPayments } from '../domains/billing/payments.service.ts';
import { createSubscriptionChanges } from '../domains/billing/subscription.service.ts';
import type { EventRecorder } from '../domains/events/events.service.ts';
import { createNotifications } from '../domains/notifications/notifications.service.ts';
import { createOperators } from '../domains/support/operators.service.ts';
import { createSupportRequests } from '../domains/support/requests.service.ts';
import { createInvites } from '../domains/team/invites.service.ts';
import { createTeam } from '../domains/team/team.service.ts';
import { mailJobs } from './mailJobs.ts';
import type { Providers } from './providers.ts';

interface Around {
  audit: Audit;
  events: EventRecorder;
  clusterUsage: ReadClusterUsage;
}

/** Builds the services of accounts: people and their sign-in, teams, plans and payments, support. */
export function createAccountServices(
  core: Core,
  providers: Providers,
  { audit, events, clusterUsage }: Around,
) {
  const twoFactor = createTwoFactor(core);
  const account = createAccountService({ ...core, audit });
  const notifications = createNotifications({ ...core, account });
  const { roleIn } = account;
  const { payments } = providers;
  const reports = createPayments({ ...core, payments, audit, notifications });
  const billing = createBilling({ ...core, payments, account, clusterUsage, reports });
  const onBilling = { ...core, payments, billing, reports, audit };
  const subscriptionChanges = createSubscriptionChanges({ ...onBilling, notifications });
  const extraClusters = createExtraClusters({ ...onBilling, clusterUsage });
  const invoices = createInvoices({ ...core, account });
  const pictures = createPictures({ ...core, blobs: providers.blobs });
  const requireProof = createProof({ ...core, account });
  const verification = createVerification({ ...core, account, twoFactor });
  const sessions = createSessions({ ...core, roleIn });
  const emailChange = createEmailChange({ ...core, account, sessions, verification });
  const profiles = createProfiles({
    ...core,
    account,
    audit,
    billing,
    emailChange,
    pictures,
    requireProof,
    sessions,
    twoFactor,
  });
  const passwords = createPasswordService({ ...core, account, requireProof, sessions });
  const auth = createAuthService({
    ...core,
    account,
    notifications,
    profiles,
    sessions,
    twoFactor,
    verification,
  });
  const switching = createSwitching({ ...core, account, audit, auth, sessions });
  const passkeys = createPasskeys({ ...core, account, audit, auth, requireProof, twoFactor });
  const attempts = createSignInAttempts(core);
  const { google, own: identity } = providers.identity;
  const social = createSocial({ ...core, account, attempts, sessions, auth, google });
  const ssoSettings = createSsoSettings({ ...core, audit, identity });
  const invites = createInvites({ ...core, account, audit, auth, billing, notifications, switching });
  const closing = createClosing({
    ...core,
    account,
    audit,
    events,
    sessions,
    subscriptions: subscriptionChanges,
  });
  const operators = createOperators({ ...core, mailJobs });
  const supportRequests = createSupportRequests({ ...core, account });
  const team = createTeam({ ...core, account, audit, profiles, requireProof, sessions, ssoSettings });
  const sso = createSso({ ...core, account, attempts, auth, identity, invites, social, team });

  return {
    account,
    auth,
    billing,
    closing,
    emailChange,
    extraClusters,
    invites,
    invoices,
    notifications,
    operators,
    passkeys,
    passwords,
    pictures,
    profiles,
    reports,
    requireProof,
    sessions,
    social,
    sso,
    ssoSettings,
    subscriptionChanges,
    supportRequests,
    switching,
    team,
    twoFactor,
    verification,
  };
}
