import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { loadExport } from './closing.upstream.ts';

const ExportAccountDataPayload = builder.objectRef<{ json: string }>('ExportAccountDataPayload').implement({
  description: 'All data of the account.',
  fields: (t) => ({
    json: t.exposeString('json', {
      description: 'Text of a JSON file with everything except for secret values, tokens and passwords.',
    }),
  }),
});

builder.mutationField('exportAccountData', (t) =>
  t.field({
    type: ExportAccountDataPayload,
    errors: { types: [RefusedError] },
    description: 'Returns all data of the current account; for owners. Changes nothing. Requires a session.',
    resolve: async (_root, _args, ctx) => ({ json: await loadExport(ctx) }),
  }),
);
