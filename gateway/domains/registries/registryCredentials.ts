import { builder } from '../../graphql/builder.ts';
import { InputError } from '../../graphql/errors.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { NewRegistry } from './registries.upstream.ts';

const username = { required: true, description: 'User name for pulling.' } as const;
const password = { required: true, description: 'Password or access token.' } as const;
const email = { description: 'E-mail address, for registries that require one.' } as const;

const DockerHub = builder.inputType('DockerHubCredentials', {
  description: 'Credentials of Docker Hub.',
  fields: (t) => ({ username: t.string(username), password: t.string(password), email: t.string(email) }),
});

const GitHubRegistry = builder.inputType('GitHubRegistryCredentials', {
  description: 'Credentials of the GitHub Container Registry.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'URL of the registry, such as ghcr.io.' }),
    username: t.string({ required: true, description: 'GitHub user name.' }),
    password: t.string({ required: true, description: 'Personal access token with read:packages.' }),
  }),
});

const GoogleArtifact = builder.inputType('GoogleArtifactCredentials', {
  description: 'Credentials of a Google Artifact Registry.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'URL, such as europe-west1-docker.pkg.dev/project/repo.' }),
    username: t.string({ required: true, description: 'User name: _json_key for a service account.' }),
    password: t.string({ required: true, description: 'Content of the service account key file.' }),
  }),
});

const AwsEcr = builder.inputType('AwsEcrCredentials', {
  description: 'Credentials of Amazon ECR.',
  fields: (t) => ({
    url: t.string({
      required: true,
      description: 'URL, such as 123456789012.dkr.ecr.eu-central-1.amazonaws.com.',
    }),
    awsRegion: t.string({ required: true, description: 'AWS region, such as eu-central-1.' }),
    username: t.string({ required: true, description: 'Access key ID.' }),
    password: t.string({ required: true, description: 'Secret access key.' }),
  }),
});

const CustomRegistry = builder.inputType('CustomRegistryCredentials', {
  description: 'Credentials of any other registry.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'URL of the registry.' }),
    username: t.string(username),
    password: t.string(password),
    email: t.string(email),
  }),
});

/** Credentials of one of the types of registries. */
export const RegistryCredentials = builder.inputType('RegistryCredentials', {
  description: 'Credentials of a container registry: exactly one field, which determines its type.',
  isOneOf: true,
  fields: (t) => ({
    dockerHub: t.field({ type: DockerHub, description: 'Docker Hub.' }),
    githubRegistry: t.field({ type: GitHubRegistry, description: 'GitHub Container Registry.' }),
    googleArtifact: t.field({ type: GoogleArtifact, description: 'Google Artifact Registry.' }),
    awsEcr: t.field({ type: AwsEcr, description: 'Amazon ECR.' }),
    custom: t.field({ type: CustomRegistry, description: 'Any other registry.' }),
  }),
});
type Credentials = typeof RegistryCredentials.$inferInput;

const types = {
  dockerHub: 'docker-hub',
  githubRegistry: 'github-registry',
  googleArtifact: 'google-artifact',
  awsEcr: 'aws-ecr',
  custom: 'custom',
} as const satisfies Record<keyof Credentials, NewRegistry['type']>;

const isType = (key: string): key is keyof typeof types => Object.hasOwn(types, key);

/** Type and fields of the given credentials, and the paths of the platform's fields in the input. */
export function readCredentials(
  credentials: Credentials,
): Omit<NewRegistry, 'name'> & { fields: FieldNames } {
  const given = Object.keys(credentials)
    .filter(isType)
    .filter((key) => credentials[key] != null);
  const [key] = given;
  const values = key && credentials[key];
  // graphql-jit does not check @oneOf in variables.
  if (key === undefined || values == null || given.length !== 1)
    throw new InputError([{ path: 'credentials', detail: messageOf('REGISTRY_ONE_TYPE') }]);
  const names = ['url', 'username', 'password', 'email', 'awsRegion'] as const;
  const fields = Object.fromEntries(names.map((name) => [name, `credentials.${key}.${name}`]));
  return { type: types[key], ...values, fields };
}
