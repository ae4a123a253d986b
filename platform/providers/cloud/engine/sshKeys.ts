import { z } from 'zod';
import { notUnique, readBody } from './apiError.ts';
import { collectionRoutes } from './collection.ts';
import { change, passTime, type Engine } from './engine.ts';
import { fingerprintOf } from '../fingerprint.ts';
import * as input from './inputs.ts';
import type { Resource } from './records.ts';

const CREATE_MS = 1_000;

const form = z.object({
  name: input.name,
  public_key: z
    .string({ error: 'is required' })
    .regex(/^(ssh-(ed25519|rsa)|ecdsa-sha2-nistp\d+) [A-Za-z0-9+/=]+/, 'is not a public key in OpenSSH form'),
  labels: input.labels,
});

function sshKeyJson({ id, name, labels, data }: Resource<'ssh_keys'>) {
  const { fingerprint, publicKey } = data;
  return { id, name, labels, fingerprint, public_key: publicKey };
}

/** SSH keys: a project has each key only once. */
export function sshKeyRoutes(engine: Engine): void {
  engine.app.post('/ssh_keys', async (request, reply) => {
    const { name, public_key: publicKey, labels } = readBody(form, request.body);
    await passTime(engine, labels, CREATE_MS, 'sshKey');
    void reply.status(201);
    return change(engine, request, ({ project, now }) => {
      project.checkName('ssh_keys', name);
      const fingerprint = fingerprintOf(publicKey);
      if (project.list('ssh_keys').some(({ data }) => data.fingerprint === fingerprint)) {
        throw notUnique('public_key', 'SSH key with the same fingerprint already exists');
      }
      const data = { createdAt: now, publicKey, fingerprint };
      return { ssh_key: sshKeyJson(project.add<'ssh_keys'>({ kind: 'ssh_keys', name, labels, data })) };
    });
  });
  collectionRoutes(engine, {
    kind: 'ssh_keys',
    toJson: sshKeyJson,
    filters: { fingerprint: ({ data }) => data.fingerprint },
    remove: ({ project }, key) => {
      project.remove(key);
      return null;
    },
  });
}
