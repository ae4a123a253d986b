/** Types with their own rules: required keys, and whether these are typed or come from files. */
export const SECRET_TYPES = [
  { value: 'Opaque', id: 'opaque', literals: [], files: [] },
  {
    value: 'kubernetes.io/dockerconfigjson',
    id: 'docker',
    literals: [],
    files: ['.dockerconfigjson'],
  },
  { value: 'kubernetes.io/tls', id: 'tls', literals: [], files: ['tls.crt', 'tls.key'] },
  { value: 'kubernetes.io/basic-auth', id: 'basic', literals: ['username', 'password'], files: [] },
  { value: 'kubernetes.io/ssh-auth', id: 'ssh', literals: [], files: ['ssh-privatekey'] },
] as const;

export type SecretType = (typeof SECRET_TYPES)[number];

/** The rules of a type. */
export function secretType(value: string): SecretType {
  return SECRET_TYPES.find((one) => one.value === value) ?? SECRET_TYPES[0];
}
