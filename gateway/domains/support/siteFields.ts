import { createHmac } from 'node:crypto';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { Installation } from '../auth/social/Installation.ts';
import { ViewerRef } from '../auth/Viewer.ts';

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

// https://www.chatwoot.com/hc/user-guide/articles/1677587479-how-to-enable-identity-validation-in-chatwoot
builder.objectField(ViewerRef, 'chatIdentifierHash', (t) =>
  t.string({
    nullable: true,
    description:
      "Proves `user.id` to the chat: its HMAC-SHA256 with the key of the chat's inbox, in hexadecimal; null when there is no chat.",
    resolve: ({ id }, _args, { site }) =>
      site.chat && createHmac('sha256', site.chat.hmacToken).update(encodeId('User', id)).digest('hex'),
  }),
);
