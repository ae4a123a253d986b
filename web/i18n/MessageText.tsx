import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  MessageText_message$data,
  MessageText_message$key,
} from './__generated__/MessageText_message.graphql.ts';

export type MessageKey = MessageText_message$key;

/** A message of the server: its code, its parameters and the English text. */
export type ServerMessage = Pick<MessageText_message$data, 'params' | 'message'> & { readonly code: string };

/** The translation of a code; undefined when there is none. */
function translationOf(code: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const { count } = values;
  const options = { replace: values, ...(count === undefined ? {} : { count: Number(count) }) };
  const key = `messages:${code}`;
  return i18next.exists(key, options) ? i18next.t(key, options) : undefined;
}

/**
 * Adds the format `{{step, code}}`, which inserts the translation of the code in `step`. Call it after i18next is
 * initialised.
 */
export function addCodeFormat(): void {
  i18next.services.formatter?.add(
    'code',
    (value: unknown, _language, options: Readonly<Record<string, unknown>>) => {
      const code = String(value);
      return translationOf(code.toUpperCase(), options) ?? code;
    },
  );
}

/** The text, and whether it is in the page's language; verbatim messages and unknown codes are not. */
export function translateMessage({ code, params, message }: ServerMessage): {
  text: string;
  isTranslated: boolean;
} {
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const text = code === 'VERBATIM' ? undefined : translationOf(code, values);
  return { text: text ?? message, isTranslated: text !== undefined };
}

/** Reads the fragment; spread `...MessageText_message` on the `Message`. */
function readMessage(message: MessageKey): ServerMessage {
  return readInlineData(
    graphql`
      fragment MessageText_message on Message @inline {
        code
        params {
          name
          value
        }
        message
      }
    `,
    message,
  );
}

/**
 * A message of the server in the page's language; English for a code without a translation. In components use
 * `MessageText` or `useMessageText`, which follow a change of language.
 */
export function messageText(message: MessageKey): string;
export function messageText(message: MessageKey | null | undefined): string | undefined;
export function messageText(message: MessageKey | null | undefined): string | undefined {
  return message ? translateMessage(readMessage(message)).text : undefined;
}

/** `messageText` for components: renders again when the language changes. */
export function useMessageText(): typeof messageText {
  useTranslation();
  return messageText;
}

/** A message of the server in the page's language, marked as English if it has no translation. */
export function MessageText({ message }: { message: MessageKey }) {
  const { i18n } = useTranslation();
  const { text, isTranslated } = translateMessage(readMessage(message));
  return isTranslated || i18n.resolvedLanguage === 'en' ? text : <span lang="en">{text}</span>;
}
