import { builder } from '../../graphql/builder.ts';
import type { ReconciliationRecord } from './gitops.upstream.ts';

type Kustomization = ReconciliationRecord['kustomizations'][number];

const ReconcileState = builder.enumType('ReconcileState', {
  description: 'State of an object that Flux reconciles.',
  values: {
    READY: { value: 'ready', description: 'What is in the repository runs.' },
    RECONCILING: { value: 'reconciling', description: 'A change is being applied.' },
    STALLED: { value: 'stalled', description: 'It cannot be applied; it needs another commit.' },
  },
});

const GitopsSource = builder.objectRef<ReconciliationRecord['source']>('GitopsSource').implement({
  description: 'The repository as Flux sees it.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'What is cloned.' }),
    revision: t.exposeString('revision', {
      nullable: true,
      description: 'The newest commit that was fetched, as branch@sha1:hash.',
    }),
    state: t.expose('state', { type: ReconcileState, description: 'Could it be fetched?' }),
    message: t.exposeString('message', { description: 'Message of the Ready condition, from Flux.' }),
    fetchedAt: t.expose('fetched_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When that commit was fetched.',
    }),
  }),
});

const GitopsInventoryItem = builder
  .objectRef<Kustomization['inventory'][number]>('GitopsInventoryItem')
  .implement({
    description: 'A Kubernetes object that comes from the repository.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'Such as Deployment.' }),
      namespace: t.exposeString('namespace', {
        nullable: true,
        description: 'Where it lives; null for what has no namespace.',
      }),
      name: t.exposeString('name', { description: 'Its name.' }),
    }),
  });

const GitopsKustomization = builder.objectRef<Kustomization>('GitopsKustomization').implement({
  description: 'A folder of the repository that Flux applies.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the cluster.' }),
    path: t.exposeString('path', { description: 'The folder.' }),
    state: t.expose('state', { type: ReconcileState, description: 'Current status.' }),
    message: t.exposeString('message', { description: 'Message of the Ready condition, from Flux.' }),
    lastAppliedRevision: t.exposeString('last_applied_revision', {
      nullable: true,
      description: 'The commit that runs, as branch@sha1:hash; null before the first one.',
    }),
    reconciledAt: t.expose('reconciled_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When Flux last worked on it.',
    }),
    inventory: t.field({
      type: [GitopsInventoryItem],
      description: 'What it put into the cluster.',
      resolve: ({ inventory }) => inventory,
    }),
  }),
});

/** What Flux reconciles on a cluster. */
export const GitopsReconciliation = builder
  .objectRef<ReconciliationRecord>('GitopsReconciliation')
  .implement({
    description: 'Objects that Flux reconciles on a cluster.',
    fields: (t) => ({
      fluxVersion: t.exposeString('flux_version', { nullable: true, description: 'The version of Flux.' }),
      source: t.expose('source', { type: GitopsSource, description: 'The repository.' }),
      kustomizations: t.field({
        type: [GitopsKustomization],
        description: "The cluster's own folder first, then in the order they depend on each other.",
        resolve: ({ kustomizations }) => kustomizations,
      }),
    }),
  });
