import { DomainError, invalid, notFound, providerDown, refused } from '../../http/errors.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { text } from '../../messages/messages.ts';

/** 409: the account is not connected to GitHub. */
export function notConnected(): DomainError {
  return refused(text('github_not_connected'));
}

/** Translates GitHub's refusals for users; other errors are returned unchanged. */
function fromGitHost(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { kind, text: why, retryAfter, code } = error;
  switch (kind) {
    case 'auth':
      return refused(why, { error: 'github_revoked' });
    case 'readonly':
      return refused(why, { error: 'missing_permission' });
    case 'notFound':
      return notFound(why);
    case 'invalid':
      return invalid(error.field ?? 'repo_name', why, code);
    case 'transient':
    case 'quota':
      return new DomainError({ status: 429, text: why, error: 'rate_limited', retryAfter: retryAfter ?? 60 });
    case 'conflict':
    case 'unavailable':
      return providerDown(error);
  }
}

/** Runs a call to GitHub and translates its refusals. */
export async function askGitHost<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromGitHost(error);
  }
}
