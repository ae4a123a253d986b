import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { bearerFrom, sessionFromCookie } from '../graphql/cookies.ts';
import type { ReadHeader } from './callers.ts';

export const CSRF_HEADER = 'x-graphql-yoga-csrf';
const FORM = /^multipart\/form-data\s*(;|$)/i;
const JSON_TYPE = /^application\/(json|graphql\+json)\s*(;|$)/i;

/** Whether the content type is a form with files. */
export const isForm = (contentType: string | null | undefined): boolean => FORM.test(contentType ?? '');

const refused = (status: number, code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** The error for a method, content type or content encoding that is not accepted. */
function requestProblem(method: string, header: ReadHeader): GraphQLError | null {
  if (method === 'GET') return null;
  if (method !== 'POST') {
    const http = { status: 405, headers: { allow: 'GET, POST' } };
    return new GraphQLError('Send operations by POST or GET.', {
      extensions: { code: 'METHOD_NOT_ALLOWED', http },
    });
  }
  const type = header('content-type') ?? '';
  if (!isForm(type) && !JSON_TYPE.test(type)) {
    return refused(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the operation as JSON, with the content type application/json, or with a file as multipart/form-data.',
    );
  }
  if ((header('content-encoding') ?? 'identity') === 'identity') return null;
  return refused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without a content encoding.');
}

/**
 * Another site can make a browser send its cookies, but cannot set a JSON content type or a custom header without a
 * preflight request. So bodies must be JSON, and requests with the cookie or without a body need the header. Forms
 * with files always need it: another site can send one, even to sign a user in.
 */
function csrfProblem(method: string, header: ReadHeader): GraphQLError | null {
  const isUpload = isForm(header('content-type'));
  const isBearer = bearerFrom(header('authorization')) !== null;
  const hasCookie = sessionFromCookie(header('cookie')) !== null;
  const needsHeader = method !== 'POST' || isUpload || (hasCookie && !isBearer);
  if (!needsHeader || header(CSRF_HEADER)) return null;
  return refused(
    403,
    'CSRF_PREVENTED',
    `Requests with the session cookie or a file, and GET requests, need the header "${CSRF_HEADER}: 1".`,
  );
}

/** Refuses requests that another site may have made a browser send, and those that cannot be parsed. */
export function useCsrf(): Plugin {
  return {
    onRequestParse({ request }) {
      const header: ReadHeader = (name) => request.headers.get(name);
      const problem = requestProblem(request.method, header) ?? csrfProblem(request.method, header);
      if (problem !== null) throw problem;
    },
  };
}
