import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { Installation } from '../auth/social/Installation.ts';

const Chat = builder.objectRef<NonNullable<GatewayContext['site']['chat']>>('Chat').implement({
  description: 'The chat of this installation, which is Chatwoot.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Origin of the chat server.' }),
    websiteToken: t.exposeString('websiteToken', { description: 'Public token of the website inbox.' }),
  }),
});

builder.objectFields(Installation, (t) => ({
  termsUrl: t.string({
    nullable: true,
    description: 'Terms of service; null when there are none.',
    resolve: (_installation, _args, { site }) => site.termsUrl,
  }),
  privacyUrl: t.string({
    nullable: true,
    description: 'Privacy policy; null when there is none.',
    resolve: (_installation, _args, { site }) => site.privacyUrl,
  }),
  chat: t.field({
    type: Chat,
    nullable: true,
    description: 'Chat with the support team; null when there is none.',
    resolve: (_installation, _args, { site }) => site.chat,
  }),
  sentryDsn: t.string({
    nullable: true,
    description: 'Public address to which browsers report errors; null when they report none.',
    resolve: (_installation, _args, { site }) => site.sentryDsn,
  }),
}));
