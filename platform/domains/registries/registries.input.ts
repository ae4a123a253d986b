import { z } from 'zod';
import { hostOf } from '../../providers/registry/address.ts';
import { registryTypes, type RegistryType } from '../../providers/registry/port.ts';
import { inputText } from '../../messages/messages.ts';

const MAX_NAME = 63;
/** A Google key has about 2,400 characters; a Docker config with one in it twice that. */
const MAX_PASSWORD = 16 * 1024;

/** Docker Hub's address is fixed; every other registry needs one. */
function needsUrl(type: RegistryType): boolean {
  return type !== 'docker-hub';
}

const required = (code: 'registry_name_required' | 'registry_username_required') =>
  z
    .string({ error: inputText(code) })
    .trim()
    .min(1, inputText(code));

/** Undefined, null and blank all mean that no value was given. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, inputText('text_too_long', { max }))
    .nullish()
    .transform((typed) => typed || null);

const registryName = required('registry_name_required')
  .max(MAX_NAME, inputText('registry_name_length', { max: MAX_NAME }))
  .regex(/^[A-Za-z0-9_-]*$/, inputText('registry_name_characters'))
  .transform((name) => name.toLowerCase());

const fields = z.object({
  name: registryName,
  type: z.enum(registryTypes, { error: inputText('registry_type', { values: registryTypes.join(', ') }) }),
  url: optional(300),
  username: required('registry_username_required').max(
    300,
    inputText('registry_username_length', { max: 300 }),
  ),
  password: z
    .string({ error: inputText('registry_password_required') })
    .min(1, inputText('registry_password_required'))
    .max(MAX_PASSWORD, inputText('registry_password_length', { max: MAX_PASSWORD })),
  email: optional(320),
  awsRegion: optional(40),
});

/** Rules between fields run even if another field is invalid, so that the form gets all issues at once. */
const always = {
  when: ({ value }: { value: unknown }) =>
    z.looseObject({ type: z.enum(registryTypes) }).safeParse(value).success,
};

export const newRegistryBody = fields
  .refine(({ type, url }) => !needsUrl(type) || Boolean(url), {
    path: ['url'],
    error: inputText('registry_url_required'),
    ...always,
  })
  .refine(({ type, awsRegion }) => type !== 'aws-ecr' || Boolean(awsRegion), {
    path: ['awsRegion'],
    error: inputText('registry_region_required'),
    ...always,
  })
  .refine(({ url }) => !url || hostOf(url) !== null, {
    path: ['url'],
    error: inputText('registry_address'),
    ...always,
  })
  .refine(({ awsRegion }) => !awsRegion || /^[a-z]{2}(-[a-z]+)+-\d$/.test(awsRegion), {
    path: ['awsRegion'],
    error: inputText('registry_region'),
    ...always,
  })
  // Fields of other types are not stored.
  .transform((body) => ({
    ...body,
    url: needsUrl(body.type) ? body.url : null,
    awsRegion: body.type === 'aws-ecr' ? body.awsRegion : null,
  }));
export type NewRegistry = z.output<typeof newRegistryBody>;
