import { isObject } from '../json.ts';
import { isProtobuf, readBody } from './body.ts';
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

const apiVersion = 'authorization.k8s.io/v1';
const kinds: Readonly<Record<string, object>> = {
  selfsubjectaccessreviews: { kind: 'SelfSubjectAccessReview', apiVersion, spec: {} },
  selfsubjectrulesreviews: { kind: 'SelfSubjectRulesReview', apiVersion, spec: {} },
};

/** Answers what the caller may do. Null for other paths. */
export function accessReview(call: ApiCall): ApiReply | null {
  if (!call.path.startsWith(PREFIX)) return null;
  const path = call.path.slice(PREFIX.length);
  const status = statuses[path];
  if (!status) return null;
  if (call.method !== 'POST') {
    throw new StatusError(
      'MethodNotAllowed',
      'the server does not allow this method on the requested resource',
    );
  }
  // The answer does not depend on the question, so one in Protocol Buffers is answered without reading it.
  const review = isProtobuf(call) ? kinds[path] : readBody(call);
  if (!isObject(review)) throw badRequest('the body is not an object');
  return json({ ...review, status }, 201);
}
