import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { bearerFrom, sessionFromCookie } from '../graphql/cookies.ts';
import type { ReadHeader } from './callers.ts';

export const CSRF_HEADER = 'x-graphql-yoga-csrf';
const FORM = /^multipart\/form-data\s*(;|$)/i;
const JSON_TYPE = /^application\/(json|graphql\+json)\s*(;|$)/i;

/** Whether the content type is a form with files. */
export const isForm = (contentType: string | null | undefined): boolean => FORM.test(contentType ?? '');

const refused = (status: number, message: string) =>
  new GraphQLError(message, { extensions: { code: 'CSRF_PREVENTED', http: { status } } });

/**
 * Another site can make a browser send its cookies, but cannot set a JSON content type or a custom header without a
 * preflight request. So bodies must be JSON, and requests with the cookie or without a body need the header. Forms
 * with files always need it: another site can send one, even to sign a user in.
 */
export function csrfProblem(method: string, header: ReadHeader): GraphQLError | null {
  const type = header('content-type') ?? '';
  const isUpload = isForm(type);
  if (method === 'POST' && !isUpload && !JSON_TYPE.test(type)) {
    return refused(
      415,
      'Send the operation as JSON, with the content type application/json, or with a file as multipart/form-data.',
    );
  }
  const isBearer = bearerFrom(header('authorization')) !== null;
  const hasCookie = sessionFromCookie(header('cookie')) !== null;
  const needsHeader = method !== 'POST' || isUpload || (hasCookie && !isBearer);
  if (!needsHeader || header(CSRF_HEADER)) return null;
  return refused(
    403,
    `Requests with the session cookie or a file, and GET requests, need the header "${CSRF_HEADER}: 1".`,
  );
}

/** Refuses requests for which `csrfProblem` returns an error. */
export function useCsrf(): Plugin {
  return {
    onRequestParse({ request }) {
      const problem = csrfProblem(request.method, (name) => request.headers.get(name));
      if (problem !== null) throw problem;
    },
  };
}
