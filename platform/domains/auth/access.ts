import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from '../../core.ts';
import type { Authenticate } from '../../http/authGuard.ts';
import type { JobDefinition } from '../../jobs/definition.ts';
import type { CloudProvider } from '../../providers/cloud/port.ts';
import type { OutboxStore } from '../../providers/mail/outbox.ts';
import type { Blobs } from '../../providers/blobs/port.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { EmbeddedPayments } from '../../providers/payments/embedded/embeddedPayments.ts';
import type { Audit } from '../audit/audit.service.ts';
import { accountJobs } from '../account/account.jobs.ts';
import { accountRoutes } from '../account/account.routes.ts';
import { createAccountService, type AccountService } from '../account/account.service.ts';
import { pictureRoutes } from '../account/pictures.routes.ts';
import { createPictures } from '../account/pictures.service.ts';
import type { ReadClusterUsage } from '../account/usage.ts';
import { isApiKey } from '../apikeys/apikeys.rules.ts';
import { apiKeyRoutes } from '../apikeys/apikeys.routes.ts';
import { createApiKeys } from '../apikeys/apikeys.service.ts';
import { billingRoutes } from '../billing/billing.routes.ts';
import { createBilling, type Billing } from '../billing/billing.service.ts';
import { checkoutRoutes } from '../billing/checkout.routes.ts';
import { eventRoutes } from '../events/events.routes.ts';
import { createEventRecorder } from '../events/events.service.ts';
import { createIntegrations, type Integrations } from '../integrations/integrations.service.ts';
import { secretRoutes } from '../secrets/secrets.routes.ts';
import { createSecrets, type Secrets } from '../secrets/secrets.service.ts';
import { authJobs } from './auth.jobs.ts';
import { sessionRoutes, signInRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { credentialRoutes, verificationRoutes } from './credentials.routes.ts';
import { devRoutes, type DemoAccount } from './dev.routes.ts';
import { createEmailChange, type EmailChange } from './email/emailChange.service.ts';
import { createProof } from './proof.service.ts';
import { createPasswordService } from './passwords.service.ts';
import { createSessions } from './sessions.service.ts';
import { createSocial } from './social.service.ts';
import { createTwoFactor } from './twoFactor.service.ts';
import { createVerification, type Verification } from './verification.service.ts';

/** The ports that people, plans and secrets need. `outbox` is null while mails really leave. */
export interface AccessProviders {
  mailer: Mailer;
  outbox: OutboxStore | null;
  payments: EmbeddedPayments;
  cloud: Pick<CloudProvider, 'validateToken'>;
  blobs: Blobs;
}

export type Access = ReturnType<typeof createAccess>;

/** Everything about who may come in: the services of seven nouns, which need each other both ways. */
export function createAccess(
  core: Core & { audit: Audit },
  providers: AccessProviders,
  clusterUsage: ReadClusterUsage,
) {
  const twoFactor = createTwoFactor(core);
  const billing: Billing = createBilling({
    ...core,
    payments: providers.payments,
    clusterUsage,
    countMembers: (accountId) => account.countMembers(accountId),
  });
  const pictures = createPictures({ ...core, blobs: providers.blobs });
  const account: AccountService = createAccountService({
    ...core,
    pictures,
    billing,
    clusterUsage,
    hasTwoFactor: (userId) => twoFactor.isOn(userId),
    requireProof: (actor, password) => requireProof(actor, password),
    onEmailChange: (tx, before, newEmail) => emailChange.begin(tx, before, newEmail),
  });
  const verification: Verification = createVerification({ ...core, account, twoFactor });
  const sessions = createSessions({ ...core, roleIn: account.roleIn });
  const requireProof = createProof({ ...core, account });
  const emailChange: EmailChange = createEmailChange({ ...core, account, sessions, verification });
  const passwords = createPasswordService({ ...core, account, requireProof, sessions });
  const auth = createAuthService({ ...core, account, sessions, twoFactor, verification });
  const social = createSocial({ ...core, account, sessions, auth });
  const apiKeys = createApiKeys({ ...core, roleIn: account.roleIn });
  const secrets: Secrets = createSecrets({
    ...core,
    checkCloudToken: (token, field) => integrations.checkCloudToken(token, field),
  });
  const integrations: Integrations = createIntegrations({
    ...core,
    cloud: providers.cloud,
    openSecret: (accountId, name) => secrets.open(accountId, name),
  });
  const events = createEventRecorder(core);
  return {
    account,
    apiKeys,
    auth,
    billing,
    emailChange,
    events,
    integrations,
    passwords,
    pictures,
    requireProof,
    secrets,
    sessions,
    social,
    twoFactor,
    verification,
  };
}

/** Their addresses. Those under /dev and /auth/google exist only while mails stay in the outbox, and for this machine. */
export function accessRoutes(
  access: Access,
  { outbox, payments }: AccessProviders,
  publicUrl: string,
  demoAccounts: () => DemoAccount[],
): FastifyPluginAsyncZod[] {
  const { account, apiKeys, billing, events, pictures, secrets, social } = access;
  const dev = outbox
    ? [devRoutes({ outbox, social, publicUrl, demoAccounts }), checkoutRoutes(billing, payments, publicUrl)]
    : [];
  return [
    signInRoutes(access),
    sessionRoutes(access),
    verificationRoutes(access),
    credentialRoutes(access),
    accountRoutes(account),
    pictureRoutes(pictures),
    billingRoutes(billing),
    secretRoutes(secrets),
    apiKeyRoutes(apiKeys),
    eventRoutes(events),
    ...dev,
  ];
}

/** Their long work. */
export function accessJobs(
  core: Core,
  { mailer }: AccessProviders,
  { account, pictures }: Access,
): JobDefinition[] {
  return [...authJobs({ ...core, mailer, account }), ...accountJobs({ pictures })];
}

/** Who a bearer token belongs to: an API key's or a session's person. */
export function authenticateWithAccess({ apiKeys, sessions }: Access): Authenticate {
  return (token) => (isApiKey(token) ? apiKeys.authenticate(token) : sessions.authenticate(token));
}
