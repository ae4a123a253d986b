import { z } from 'zod';
import { fill, type Params, type ParamsOf } from '../../process/messages/template.ts';
import { accountMessages } from './account.ts';
import { addonMessages } from './addons.ts';
import { appMessages } from './apps.ts';
import { appCatalogueMessages } from './appCatalogue.ts';
import { appFieldMessages } from './appFields.ts';
import { authMessages } from './auth.ts';
import { billingMessages } from './billing.ts';
import { bootstrapMessages } from './bootstrap.ts';
import { catalogueMessages } from './catalogue.ts';
import { cloudMessages } from './cloud.ts';
import { clusterSecretMessages } from './clusterSecrets.ts';
import { clusterInputMessages } from './clusterInput.ts';
import { clusterMessages } from './clusters.ts';
import { commonMessages } from './common.ts';
import { deploymentInputMessages } from './deploymentInput.ts';
import { deploymentMessages } from './deployments.ts';
import { deploymentStateMessages } from './deploymentStates.ts';
import { gitopsMessages } from './gitops.ts';
import { graphMessages } from './graph.ts';
import { imageMessages } from './images.ts';
import { integrationMessages } from './integrations.ts';
import { kubernetesMessages } from './kubernetes.ts';
import { nodepoolMessages } from './nodepools.ts';
import { notificationMessages } from './notifications.ts';
import { objectStoreMessages } from './objectstore.ts';
import { passkeyMessages } from './passkeys.ts';
import { postgresMessages } from './postgres.ts';
import { postgresInputMessages } from './postgresInput.ts';
import { registryMessages } from './registries.ts';
import { secretMessages } from './secrets.ts';
import { ssoMessages } from './sso.ts';
import { supportMessages } from './support.ts';

/** All messages of platform and gateway: code → English wording. One table per noun beside this file. */
export const messages = {
  ...commonMessages,
  ...accountMessages,
  ...addonMessages,
  ...appMessages,
  ...appCatalogueMessages,
  ...appFieldMessages,
  ...authMessages,
  ...billingMessages,
  ...bootstrapMessages,
  ...catalogueMessages,
  ...cloudMessages,
  ...clusterInputMessages,
  ...clusterMessages,
  ...clusterSecretMessages,
  ...deploymentInputMessages,
  ...deploymentMessages,
  ...deploymentStateMessages,
  ...gitopsMessages,
  ...graphMessages,
  ...imageMessages,
  ...integrationMessages,
  ...kubernetesMessages,
  ...nodepoolMessages,
  ...notificationMessages,
  ...objectStoreMessages,
  ...passkeyMessages,
  ...postgresMessages,
  ...postgresInputMessages,
  ...registryMessages,
  ...secretMessages,
  ...ssoMessages,
  ...supportMessages,
} as const;

type Messages = typeof messages;
export type MessageCode = keyof Messages;

/** A message: a code that clients translate, and its parameters. Stored like this in rows and jobs. */
export type Message = { readonly code: MessageCode; readonly params: Params };

/** Creates a message; the parameters are those in its wording. */
export function text<C extends MessageCode>(code: C, ...[params]: ParamsOf<Messages[C]>): Message {
  return { code, params: params ?? {} };
}

const isCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

const templateOf = (code: string) => (isCode(code) ? messages[code] : undefined);

/** The English text. A stored code that no longer exists is shown as it is. */
export function english({ code, params }: Message): string {
  return isCode(code) ? fill(messages[code], params, templateOf) : code;
}

/** A message as JSON, for zod's `error`, which must be a string; `fromInputText` parses it. */
export function inputText<C extends MessageCode>(code: C, ...args: ParamsOf<Messages[C]>): string {
  return JSON.stringify(text(code, ...args));
}

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const stored = z.object({ code: z.string().refine(isCode), params });

/** Parses the output of `inputText`; null for zod's own messages. */
export function fromInputText(words: string | undefined): Message | null {
  if (!words?.startsWith('{"code"')) return null;
  return stored.parse(JSON.parse(words));
}

/** The reason of a failure for users: the error's message, or its text if it has none. */
export function reasonOf(error: unknown): Message {
  if (error instanceof Error && 'text' in error) {
    const own = stored.safeParse(error.text);
    if (own.success) return own.data;
  }
  return text('verbatim', { text: error instanceof Error ? error.message : String(error) });
}

/** Code and parameters in a response, beside the English `message`. */
export const messageJson = z.object({ code: z.string(), params });

/** The fields of a nullable message in a response. */
export const messageFieldsJson = { message: z.string().nullable(), detail: messageJson.nullable() };

/** The longest parameter that is published: events are limited in size, and reasons may be whole log lines. */
const MAX_PARAM = 1_000;

/** Shortens by code points, as half of a surrogate pair cannot be stored. */
const shortened = (param: string | number): string | number =>
  typeof param === 'string' && param.length > MAX_PARAM
    ? `${[...param.slice(0, MAX_PARAM)].slice(0, -1).join('')}…`
    : param;

type Fields<M extends Message | null> = { message: M extends null ? null : string; detail: M };

/** The fields of a message in a response or event: English text, code and parameters, which are shortened. */
export function messageFields(message: Message): Fields<Message>;
export function messageFields(message: Message | null): Fields<Message | null>;
export function messageFields(message: Message | null): Fields<Message | null> {
  if (!message) return { message, detail: message };
  const entries = Object.entries(message.params).map(([name, param]) => [name, shortened(param)] as const);
  const detail: Message = { code: message.code, params: Object.fromEntries(entries) };
  return { message: english(detail), detail };
}
