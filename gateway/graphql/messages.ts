import { fill, type Params, type ParamsOf } from '../../process/messages/template.ts';
import type { WireDetail, WireMessage } from '../upstream/messages.ts';
import { MESSAGES } from './__generated__/messages.ts';

type Messages = typeof MESSAGES;
export type MessageCodeValue = keyof Messages;

/** A code with parameters and its English text. */
export interface Message {
  code: MessageCodeValue;
  params: Params;
  message: string;
}

const isCode = (code: string): code is MessageCodeValue => Object.hasOwn(MESSAGES, code);
const templateOf = (code: string) => (isCode(code) ? MESSAGES[code] : undefined);

/** The message of a code; the parameters are those of its text. */
export function messageOf<C extends MessageCodeValue>(code: C, ...[given]: ParamsOf<Messages[C]>): Message {
  const params = given ?? {};
  return { code, params, message: fill(MESSAGES[code], params, templateOf) };
}

/** A text without a code of ours. */
export function verbatim(message: string): Message {
  return { code: 'VERBATIM', params: { text: message }, message };
}

/** The message of a record; null when it has none. */
export function detailOf({ message, detail }: WireMessage): Message | null {
  return message == null ? null : messageFrom(message, detail);
}

/** A message of the platform; with an unknown code only its text is used. */
export function messageFrom(message: string, detail: WireDetail | null | undefined): Message {
  const code = detail?.code.toUpperCase() ?? '';
  return detail && isCode(code) ? { code, params: detail.params, message } : verbatim(message);
}

/** The parameters of a message as a list, which GraphQL can type. */
export const paramsOf = ({ params }: Message) =>
  Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));

/** The message as JSON in the form of the type `Message`, for the extensions of errors. */
export function messageJson(message: Message) {
  return { code: message.code, params: paramsOf(message), message: message.message };
}
