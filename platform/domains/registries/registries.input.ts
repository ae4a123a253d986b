import { z } from 'zod';
import { hostOf } from '../../providers/registry/address.ts';
import { registryTypes, type RegistryType } from '../../providers/registry/port.ts';

const MAX_NAME = 63;
/** A Google key has about 2,400 characters; a Docker config with one in it twice that. */
const MAX_PASSWORD = 16 * 1024;

export const URL_REQUIRED = 'URL is required for this registry type';
export const REGION_REQUIRED = 'AWS Region is required for ECR registry';

/** Docker Hub has one address; every other registry is somewhere. */
export function needsUrl(type: RegistryType): boolean {
  return type !== 'docker-hub';
}

const required = (what: string) =>
  z
    .string({ error: `${what} is required` })
    .trim()
    .min(1, `${what} is required`);

/** Absent, null and blank are the same: nothing was given. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .nullish()
    .transform((text) => text || null);

const registryName = required('Name')
  .max(MAX_NAME, `Name may have at most ${MAX_NAME} characters`)
  .regex(/^[A-Za-z0-9_-]*$/, 'Use letters, digits, hyphen and underscore only')
  .transform((name) => name.toLowerCase());

const fields = z.object({
  name: registryName,
  type: z.enum(registryTypes, { error: `Type must be one of ${registryTypes.join(', ')}` }),
  url: optional(300),
  username: required('Username').max(300, 'Username may have at most 300 characters'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(MAX_PASSWORD, `Password may have at most ${MAX_PASSWORD} characters`),
  email: optional(320),
  awsRegion: optional(40),
});

/** Rules between fields are judged even when another field is wrong, so that a form learns everything at once. */
const always = {
  when: ({ value }: { value: unknown }) =>
    z.looseObject({ type: z.enum(registryTypes) }).safeParse(value).success,
};

export const newRegistryBody = fields
  .refine(({ type, url }) => !needsUrl(type) || Boolean(url), {
    path: ['url'],
    error: URL_REQUIRED,
    ...always,
  })
  .refine(({ type, awsRegion }) => type !== 'aws-ecr' || Boolean(awsRegion), {
    path: ['awsRegion'],
    error: REGION_REQUIRED,
    ...always,
  })
  .refine(({ url }) => !url || hostOf(url) !== null, {
    path: ['url'],
    error: 'Enter the address of a registry, such as registry.example.com',
    ...always,
  })
  .refine(({ awsRegion }) => !awsRegion || /^[a-z]{2}(-[a-z]+)+-\d$/.test(awsRegion), {
    path: ['awsRegion'],
    error: 'Enter an AWS region, such as eu-central-1',
    ...always,
  })
  // What another type would use is not kept.
  .transform((body) => ({
    ...body,
    url: needsUrl(body.type) ? body.url : null,
    awsRegion: body.type === 'aws-ecr' ? body.awsRegion : null,
  }));
export type NewRegistry = z.output<typeof newRegistryBody>;
