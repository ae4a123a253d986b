import { uniqueViolation } from '../../db/database.ts';
import { invalid, refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';

/** 422: another user has the address. */
export function emailTaken(): DomainError {
  return invalid('email', text('email_taken'));
}

/** 409: another user took the address before the link in the mail was opened. */
export function takenMeanwhile(): DomainError {
  return refused(text('email_taken_meanwhile'), { error: 'email_taken' });
}

/** Runs `write` and turns a violated unique constraint into `refusal`. */
export async function refusingTakenEmail<T>(write: () => Promise<T>, refusal = emailTaken): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error) !== null) throw refusal();
    throw error;
  }
}
