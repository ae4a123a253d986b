import { builder } from '../../../graphql/builder.ts';
import type { CatalogAppRecord } from '../catalog.upstream.ts';
import { AppField } from './AppField.ts';

export const AppTab = builder.objectRef<CatalogAppRecord['tabs'][number]>('AppTab').implement({
  description: "A tab of an app's form.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the tab, in lower case, e.g. `general`.' }),
    fields: t.expose('fields', { type: [AppField], description: 'Fields of the tab, in order.' }),
  }),
});
