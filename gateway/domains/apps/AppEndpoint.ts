import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import type { InstalledAppRecord } from './apps.upstream.ts';

type Endpoint = InstalledAppRecord['endpoints'][number];

const AppPasswordSecret = builder
  .objectRef<NonNullable<Endpoint['password_secret']>>('AppPasswordSecret')
  .implement({
    description: 'Where a password is on the cluster.',
    fields: (t) => ({
      namespace: t.exposeString('namespace', { description: 'Namespace of the Kubernetes secret.' }),
      name: t.exposeString('name', { description: 'Name of the Kubernetes secret.' }),
      key: t.exposeString('key', { description: 'Key in the secret.' }),
    }),
  });

export const AppEndpoint = builder.objectRef<Endpoint>('AppEndpoint').implement({
  description: 'An address of an installed app.',
  fields: (t) => ({
    label: t.field({
      type: MessageRef,
      description: 'What responds there.',
      resolve: ({ label, label_detail: detail }) => messageFrom(label, detail),
    }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'URL; null for an address that is not served over HTTP.',
    }),
    host: t.exposeString('host', { description: 'Host name or address.' }),
    port: t.exposeInt('port', { description: 'Port.' }),
    isPublic: t.exposeBoolean('is_public', {
      description: 'Whether it can be reached from outside the cluster.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'Name of the user to sign in with; null when there is no sign-in.',
    }),
    passwordSecret: t.expose('password_secret', {
      type: AppPasswordSecret,
      nullable: true,
      description: 'Where the password is on the cluster; null when there is none.',
    }),
  }),
});
