import { isIP } from 'node:net';
import { z } from 'zod';
import type { Labels } from '../port.ts';
import { labelProblem } from '../labels.ts';
import { english } from '../../../messages/messages.ts';

const MAX_NAME = 64;
const HOSTNAME =
  /^(?=.{1,253}$)([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const PRIVATE_RANGE = /^(10\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.)[\d.]+\/\d{1,2}$/;

/** Members of Hetzner's request bodies. */
export const name = z
  .string({ error: 'is required' })
  .trim()
  .min(1, 'is required')
  .max(MAX_NAME, `is longer than ${MAX_NAME} characters`);

export const hostname = name.regex(HOSTNAME, 'is not a valid hostname (RFC 1123)');

export const labels = z
  .record(z.string(), z.string())
  .default({})
  .superRefine((value: Labels, ctx) => {
    const problem = labelProblem(value);
    if (problem) ctx.addIssue({ code: 'custom', message: english(problem) });
  });

/** An id or a name, which Hetzner accepts for types, images and keys. */
export const idOrName = z
  .union([z.string().min(1), z.number().int()], { error: 'is required' })
  .transform(String);

export const id = z.number({ error: 'must be a number' }).int();

/** Address and prefix, such as 10.0.0.0/16 or ::/0. */
export const cidr = z.string().refine((text) => {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}, 'is not a valid IP range in CIDR notation');

export const privateRange = cidr.regex(PRIVATE_RANGE, 'is not a private IP range (RFC 1918)');
