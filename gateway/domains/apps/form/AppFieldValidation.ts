import { builder } from '../../../graphql/builder.ts';

export const AppFieldValidation = builder.enumType('AppFieldValidation', {
  description: 'Format of the value of a field.',
  values: {
    DOMAIN: { value: 'domain', description: 'A domain name.' },
    EMAIL: { value: 'email', description: 'An e-mail address.' },
    URL: { value: 'url', description: 'An absolute URL.' },
    KUBERNETES_NAME: {
      value: 'kubernetes-name',
      description: 'Lowercase letters, digits and hyphens, beginning and ending with a letter or digit.',
    },
  } as const,
});
