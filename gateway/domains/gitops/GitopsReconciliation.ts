import { builder } from '../../graphql/builder.ts';
import type { ReconciliationRecord } from './gitops.upstream.ts';

type Kustomization = ReconciliationRecord['kustomizations'][number];

const ReconcileState = builder.enumType('ReconcileState', {
  description: 'State of an object that Flux reconciles.',
  values: {
    READY: { value: 'ready', description: 'The cluster matches the repository.' },
    RECONCILING: { value: 'reconciling', description: 'A change is being applied.' },
    STALLED: { value: 'stalled', description: 'The change cannot be applied; another commit is needed.' },
  },
});

const GitopsSource = builder.objectRef<ReconciliationRecord['source']>('GitopsSource').implement({
  description: 'A Git repository as a Flux source.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'URL of the repository.' }),
    revision: t.exposeString('revision', {
      nullable: true,
      description: 'Last commit that was fetched, as branch@sha1:hash; null before the first one.',
    }),
    state: t.expose('state', { type: ReconcileState, description: 'State of the last fetch.' }),
    message: t.exposeString('message', { description: 'Message of the Ready condition, from Flux.' }),
    fetchedAt: t.expose('fetched_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last fetch; null before the first one.',
    }),
  }),
});

const GitopsInventoryItem = builder
  .objectRef<Kustomization['inventory'][number]>('GitopsInventoryItem')
  .implement({
    description: 'A Kubernetes object applied from the repository.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'Kind of the object, such as Deployment.' }),
      namespace: t.exposeString('namespace', {
        nullable: true,
        description: 'Namespace of the object; null when it is not namespaced.',
      }),
      name: t.exposeString('name', { description: 'Name of the object.' }),
    }),
  });

const GitopsKustomization = builder.objectRef<Kustomization>('GitopsKustomization').implement({
  description: 'A folder of the repository that Flux applies.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name in the cluster.' }),
    path: t.exposeString('path', { description: 'Path of the folder in the repository.' }),
    state: t.expose('state', { type: ReconcileState, description: 'State of the last reconciliation.' }),
    message: t.exposeString('message', { description: 'Message of the Ready condition, from Flux.' }),
    lastAppliedRevision: t.exposeString('last_applied_revision', {
      nullable: true,
      description: 'Commit that is applied, as branch@sha1:hash; null before the first one.',
    }),
    reconciledAt: t.expose('reconciled_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last reconciliation; null before the first one.',
    }),
    inventory: t.field({
      type: [GitopsInventoryItem],
      description: 'Objects that were applied from the folder.',
      resolve: ({ inventory }) => inventory,
    }),
  }),
});

/** Objects that Flux reconciles on a cluster. */
export const GitopsReconciliation = builder
  .objectRef<ReconciliationRecord>('GitopsReconciliation')
  .implement({
    description: 'Objects that Flux reconciles on a cluster.',
    fields: (t) => ({
      fluxVersion: t.exposeString('flux_version', {
        nullable: true,
        description: 'Version of Flux; null when it is unknown.',
      }),
      source: t.expose('source', { type: GitopsSource, description: 'The Git repository.' }),
      kustomizations: t.field({
        type: [GitopsKustomization],
        description: 'Folders: the one of the cluster first, then by their dependencies.',
        resolve: ({ kustomizations }) => kustomizations,
      }),
    }),
  });
