import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { bearerFrom, sessionFromCookie } from '../graphql/cookies.ts';
import type { ReadHeader } from './callers.ts';

export const CSRF_HEADER = 'x-graphql-yoga-csrf';
const FORM = /^multipart\/form-data\s*(;|$)/i;
const JSON_TYPE = /^application\/(json|graphql\+json)\s*(;|$)/i;

/** Is it a body with files, by its content type? */
export const isForm = (contentType: string | null | undefined): boolean => FORM.test(contentType ?? '');

const refused = (status: number, message: string) =>
  new GraphQLError(message, { extensions: { code: 'CSRF_PREVENTED', http: { status } } });

/**
 * A foreign page can make a browser send its cookies, but it can set neither a JSON content type nor a header without
 * asking first. So: bodies are JSON, and whoever relies on the cookie, or sends no body at all, sets the header. Forms
 * with a file need it always: a foreign page can send one, even to sign somebody in.
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

/** Refuses what `csrfProblem` refuses. */
export function useCsrf(): Plugin {
  return {
    onRequestParse({ request }) {
      const problem = csrfProblem(request.method, (name) => request.headers.get(name));
      if (problem !== null) throw problem;
    },
  };
}
