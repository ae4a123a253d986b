import { isObject } from '../json.ts';
import { readBody } from './body.ts';
import { json, type ApiCall, type ApiReply } from './call.ts';
import { badRequest, StatusError } from './status.ts';

const PREFIX = '/apis/authorization.k8s.io/v1/';

/** Every client certificate is that of a cluster administrator. */
const statuses: Readonly<Record<string, object>> = {
  selfsubjectaccessreviews: { allowed: true },
  selfsubjectrulesreviews: {
    resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'] }],
    nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
    incomplete: false,
  },
};

/** Answers what the caller may do. Null for other paths. */
export function accessReview(call: ApiCall): ApiReply | null {
  const status = call.path.startsWith(PREFIX) ? statuses[call.path.slice(PREFIX.length)] : undefined;
  if (!status) return null;
  if (call.method !== 'POST') {
    throw new StatusError(
      'MethodNotAllowed',
      'the server does not allow this method on the requested resource',
    );
  }
  const review = readBody(call);
  if (!isObject(review)) throw badRequest('the body is not an object');
  return json({ ...review, status }, 201);
}
