import { DomainError, invalid, refused } from '../../http/errors.ts';
import { ProviderError } from '../../providers/providerError.ts';

/** 409: nothing can be done at GitHub before the account is connected. */
export function notConnected(): DomainError {
  return refused('github_not_connected', 'GitHub is not connected. Connect it under Integrations first.');
}

/** What GitHub's refusal means to the person at the console; anything else is passed on as it is. */
export function fromGitHost(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { kind, message, retryAfter, code } = error;
  switch (kind) {
    case 'auth':
      return refused('github_revoked', message);
    case 'readonly':
      return refused('missing_permission', message);
    case 'notFound':
      return new DomainError({ status: 404, code: 'not_found', message });
    case 'invalid':
      return invalid(error.field ?? 'repo_name', message, code);
    case 'transient':
    case 'quota':
      return new DomainError({ status: 429, code: 'rate_limited', message, retryAfter: retryAfter ?? 60 });
    case 'conflict':
    case 'unavailable':
      return new DomainError({ status: 503, code: 'provider', message, retryAfter });
  }
}

/** Runs a call to GitHub and turns its refusals into answers. */
export async function askGitHost<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromGitHost(error);
  }
}
