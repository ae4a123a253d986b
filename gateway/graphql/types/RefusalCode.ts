import { builder } from '../builder.ts';

const DESCRIPTIONS = {
  ALREADY_DOWNLOADED: 'Already downloaded. It can only be downloaded one time.',
  ALREADY_ENABLED: 'It is on already.',
  ALREADY_INSTALLED: 'It is installed already.',
  ARCHIVED: 'The cluster is archived: unarchive it first.',
  ARCHIVE_NOT_EMPTY: 'The place of the backups in the bucket is not empty.',
  AUTOSCALED: 'The autoscaler decides on the number of replicas.',
  BACKUPS_OFF: 'It has no backups.',
  BUCKET_UNREACHABLE: 'The storage cannot be reached.',
  BUSY: 'Another operation is running: wait until it has ended.',
  CHANGE_SCHEDULED: 'A change of the subscription is scheduled already.',
  CLUSTER_NOT_ACTIVE: 'The cluster is not running.',
  CONTAINER_NOT_RUNNING: 'The container does not run.',
  DOWNGRADE_UNAVAILABLE: 'A smaller plan cannot be chosen while the current one runs.',
  EMAIL_TAKEN: 'Another user has this e-mail address.',
  EMAIL_UNVERIFIED: 'The e-mail address of the caller is not verified.',
  EXPIRED: 'The link or code is used up or too old.',
  EXTRA_CLUSTERS_ACTIVE: 'Extra clusters are active: cancel them first.',
  FORBIDDEN: 'Your role does not allow it.',
  GITHUB_NOT_CONNECTED: 'GitHub is not connected: connect it under Integrations first.',
  GITHUB_REVOKED: 'GitHub no longer knows the connection: connect it again.',
  GITOPS_ENABLED: 'GitOps needs it: turn GitOps off first.',
  HAS_DEPENDENTS: 'Something installed needs it.',
  HOSTNAME_IN_USE: 'Another deployment of the cluster has this host name.',
  IDEMPOTENCY_IN_PROGRESS: 'A request with this Idempotency-Key is still running: send it again in a moment.',
  IDEMPOTENCY_KEY_REUSED: 'The Idempotency-Key was sent with another request: use a new one.',
  IMAGE_NOT_FOUND: 'The registry has no such image.',
  INTERVAL_ALREADY_SET: 'The subscription has this billing interval already.',
  INVALID_CREDENTIALS: 'Wrong email or password.',
  INVALID_TOKEN: 'The token is not accepted.',
  LAST_OWNER: 'The last owner cannot leave: transfer the ownership first.',
  LOCKED_FIELD: 'A setting cannot be changed after creation.',
  MEMBER_LOCKED: 'This member cannot be changed this way.',
  MISSING_DEPENDENCIES: 'It needs something that is not installed.',
  MISSING_PERMISSION: 'The GitHub App lacks a permission: grant it on GitHub.',
  MISSING_SCOPE: 'The API key lacks a scope, which `detail` names.',
  NAME_TAKEN: 'The name is in use.',
  NOTHING_SCHEDULED: 'No change of the subscription is scheduled.',
  NOTHING_TO_UPDATE: 'All settings are in effect.',
  NOT_ARCHIVED: 'The cluster is not archived.',
  NOT_DEPLOYED: 'The deployment is not deployed.',
  NOT_ENABLED: 'It is not on.',
  NOT_FAILED: 'Nothing has failed.',
  NOT_INSTALLED: 'It is not installed.',
  NOT_PROTECTED: 'The cluster is not protected.',
  NOT_SMALLER: 'The plan is not smaller than the current one.',
  NO_BACKUP_YET: 'There is no complete backup yet.',
  NO_CUSTOMER: 'Nothing was bought yet.',
  NO_INGRESS_CLASS: 'The cluster has no ingress controller: install one first.',
  NO_PREVIOUS_VERSION: 'There is no version to go back to.',
  NO_REPLICA: 'There is no ready replica.',
  OTHER_BROWSER: 'The sign-in was started in another browser: start it again in this one.',
  OVER_LIMIT: 'The account uses more than its plan allows.',
  PASSKEYS_FULL: 'The user has the largest number of passkeys: remove one first.',
  PASSKEYS_OFF: 'The console is at an address where browsers offer no passkeys.',
  PASSKEY_FAILED: 'The passkey could not be verified.',
  PAYMENT_REQUIRED: 'A payment is missing.',
  PLAN_LIMIT: 'The plan does not allow more.',
  PROTECTED: 'The cluster is protected: lift the protection first.',
  PROVIDER: 'The cloud provider refused.',
  REQUIRED_ADDON: 'A required system add-on cannot be removed.',
  SESSION_REQUIRED: 'API keys cannot do this: sign in.',
  SIGN_IN_AGAIN: 'The caller has no password and signed in too long ago: sign in again first.',
  SSO_REQUIRED: 'The team of the caller requires single sign-on.',
  SUBSCRIPTION_GRANTED: 'The plan was granted without a payment.',
  SUBSCRIPTION_NONE: 'There is no paid plan.',
  SUBSCRIPTION_UNPAID: 'The last invoice is not paid.',
  SUPPORT_DISABLED: 'The team has not switched support access on.',
  TERMINAL_LIMIT: 'Too many terminals are open: close one first.',
  TOKEN_READONLY: 'The cloud token may only read: create one that may write.',
  TOKEN_REQUIRED: 'A cloud token is needed.',
  UP_TO_DATE: 'It is the latest version already.',
  VOLUME_SINGLE: 'A deployment with a volume has one replica.',
  WRONG_CODE: 'The code is not right.',
  WRONG_PASSWORD: 'The password is not right.',
} as const;

export type RefusalCodeValue = keyof typeof DESCRIPTIONS;

type Values = { [Code in RefusalCodeValue]: { description: string } };
const values = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([code, description]) => [code, { description }]),
) as Values;

/** Codes of refusals. Locale files have a text for each. */
export const RefusalCode = builder.enumType('RefusalCode', {
  description: 'Reason of a refusal.',
  values,
});

/** The code for the platform's lower-case `error` value; null for unknown values. */
export function refusalCodeFrom(error: unknown): RefusalCodeValue | null {
  if (typeof error !== 'string') return null;
  const code = error.toUpperCase();
  return code in DESCRIPTIONS ? (code as RefusalCodeValue) : null;
}
