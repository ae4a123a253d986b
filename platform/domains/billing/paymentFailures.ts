import { invalid, providerDown } from '../../http/errors.ts';
import { ProviderError } from '../../providers/providerError.ts';

/** Rethrows a failure of the payment provider as an error of the API; a rejection handler. */
export function asDomainError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'invalid' && error.field) throw invalid(error.field, error.text);
  throw providerDown(error);
}
