import * as z from 'zod/mini';
import { message } from '../../../forms/messages.ts';
import { needsUrl, REGISTRY_TYPES, type RegistryType } from '../registryTypes.ts';

const MAX_NAME = 63;

export interface RegistryValues {
  readonly type: RegistryType;
  readonly name: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly awsRegion: string;
}

export const blankRegistry: RegistryValues = {
  type: 'DOCKER_HUB',
  name: '',
  url: '',
  username: '',
  password: '',
  email: '',
  awsRegion: '',
};

/** The name as it will be saved: lower case, with only letters, digits, hyphens and underscores. */
export function savedName(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '');
}

const REQUIRED = 'ui:validation.required';

function problemsOf(values: RegistryValues): readonly (readonly [keyof RegistryValues, string])[] {
  const isMissing = (field: keyof RegistryValues) => values[field].trim() === '';
  return [
    ...(['name', 'username', 'password'] as const)
      .filter(isMissing)
      .map((field) => [field, REQUIRED] as const),
    ...(!isMissing('name') && savedName(values.name) === ''
      ? [['name', 'registries:form.nameEmpty'] as const]
      : []),
    ...(savedName(values.name).length > MAX_NAME
      ? [['name', message('registries:form.nameLong', { max: MAX_NAME })] as const]
      : []),
    ...(needsUrl(values.type) && isMissing('url') ? [['url', 'registries:form.urlRequired'] as const] : []),
    ...(values.type === 'AWS_ECR' && isMissing('awsRegion')
      ? [['awsRegion', 'registries:form.regionRequired'] as const]
      : []),
  ];
}

/** All fields are validated together, because the required ones depend on the type. */
export const registrySchema = z
  .object({
    type: z.enum(REGISTRY_TYPES),
    name: z.string(),
    url: z.string(),
    username: z.string(),
    password: z.string(),
    email: z.string(),
    awsRegion: z.string(),
  })
  .check(({ value, issues }) => {
    for (const [field, text] of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [field], message: text });
  });

/** True if a required field is empty. */
export function lacksRequired(values: RegistryValues): boolean {
  return problemsOf(values).some(([, text]) => text === REQUIRED);
}

/** The input of the mutation: only fields of the type. */
export function toInput(values: RegistryValues) {
  const url = values.url.trim();
  const login = { username: values.username.trim(), password: values.password };
  const email = values.email.trim() || null;
  const credentials = {
    DOCKER_HUB: { dockerHub: { ...login, email } },
    GITHUB_REGISTRY: { githubRegistry: { url, ...login } },
    GOOGLE_ARTIFACT: { googleArtifact: { url, ...login } },
    AWS_ECR: { awsEcr: { url, awsRegion: values.awsRegion.trim(), ...login } },
    CUSTOM: { custom: { url, ...login, email } },
  };
  return { name: savedName(values.name), credentials: credentials[values.type] };
}

/** The field of the form for a path in the input: `credentials.awsEcr.url` is `url`. */
export function toFormField(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** The defaults of a type, for fields without input. */
export const typeDefaults: Readonly<
  Record<RegistryType, { readonly url: string; readonly username: string }>
> = {
  DOCKER_HUB: { url: '', username: '' },
  GITHUB_REGISTRY: { url: 'ghcr.io', username: '' },
  GOOGLE_ARTIFACT: { url: '', username: '_json_key' },
  AWS_ECR: { url: '', username: '' },
  CUSTOM: { url: '', username: '' },
};

/** The region in the address of an ECR registry; empty if it has none. */
export function regionIn(url: string): string {
  return /\.dkr\.ecr(?:-fips)?\.([a-z0-9-]+)\.amazonaws\.com/.exec(url)?.[1] ?? '';
}
