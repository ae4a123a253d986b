import { stdSerializers, type SerializedError } from 'pino';
import { withoutParameters } from '../db/failures.ts';

/** Errors as pino writes them, without what was to be written to the database. */
export function errorForLog(error: unknown): SerializedError {
  return stdSerializers.err(withoutParameters(error));
}
