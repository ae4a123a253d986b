import { english, type Message } from '../messages/messages.ts';

/** How a provider failed; callers decide by it whether to retry, refuse or give up. */
export type ProviderErrorKind =
  | 'auth'
  | 'readonly'
  | 'quota'
  | 'unavailable'
  | 'conflict'
  | 'invalid'
  | 'notFound'
  | 'transient';

interface ProviderErrorDetails {
  kind: ProviderErrorKind;
  /** The provider's own code, such as resource_unavailable. */
  code: string;
  /** The reason and the remedy, for users. */
  text: Message;
  /** The invalid request field, in the provider's spelling. */
  field?: string;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** A failure of a provider. */
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

  /**
   * True if the same call may succeed later. `no_response` is the code of a Kubernetes API that did not respond; it is
   * decided here because the providers of GitOps, add-ons and apps copy it from a KubernetesError to errors of their own.
   */
  get isTransient(): boolean {
    return this.kind === 'transient' || this.code === 'no_response';
  }
}
