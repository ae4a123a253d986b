import { english, type Message } from '../messages/messages.ts';

/** How a provider failed; callers decide by it whether to retry, refuse or give up. */
export type ProviderErrorKind =
  'auth' | 'readonly' | 'quota' | 'unavailable' | 'conflict' | 'invalid' | 'notFound' | 'transient';

interface ProviderErrorDetails {
  kind: ProviderErrorKind;
  /** The provider's own code, such as resource_unavailable. */
  code: string;
  /** For the person at the console: what is wrong and the way out. */
  text: Message;
  /** The request field that is at fault, in the provider's spelling. */
  field?: string;
  /** Seconds to wait before another try makes sense. */
  retryAfter?: number;
}

/** A failure of a provider. Only the kind `transient` is worth an automatic retry. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly code: string;
  readonly text: Message;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({ kind, code, text, field, retryAfter }: ProviderErrorDetails) {
    super(english(text));
    this.kind = kind;
    this.code = code;
    this.text = text;
    this.field = field;
    this.retryAfter = retryAfter;
  }

  /** True when the same call may succeed a little later without anybody changing anything. */
  get isTransient(): boolean {
    return this.kind === 'transient';
  }
}
