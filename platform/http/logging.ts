import { stdSerializers, type SerializedError } from 'pino';
import { withoutParameters } from '../db/failures.ts';

/** Serialises errors for pino without the parameters of database queries. */
export function errorForLog(error: unknown): SerializedError {
  return stdSerializers.err(withoutParameters(error));
}
