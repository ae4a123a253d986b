import { stringify } from 'yaml';

/**
 * A value as text for kubectl and Helm, which parse YAML 1.1: plain `no`, `1_000` and `1e3` are not strings there, so every
 * string is quoted, and keys where they have to be.
 */
export function toYaml11(value: object): string {
  const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;
  return stringify(value, { version: '1.1', lineWidth: 0, ...quoted });
}
