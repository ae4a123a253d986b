import { builder } from '../../../graphql/builder.ts';

export const DeploymentVariable = builder
  .objectRef<{ name: string; value: string }>('DeploymentVariable')
  .implement({
    description: 'An environment variable of a deployment.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the variable.' }),
      value: t.exposeString('value', { description: 'Value of the variable.' }),
    }),
  });
