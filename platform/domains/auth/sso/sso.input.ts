import { z } from 'zod';
import { line } from '../../../http/text.ts';
import { inputText } from '../../../messages/messages.ts';
import { maxDomains, maxMappings, ssoRoles } from './sso.rules.ts';

const MAX_TEXT = 500;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;

const required = (max = MAX_TEXT) =>
  z
    .string({ error: inputText('value_required') })
    .trim()
    .min(1, inputText('value_required'))
    .max(max, inputText('text_too_long', { max }));

export const ssoTestBody = z.object({
  issuer: required(),
  client_id: required(),
  client_secret: z
    .string()
    .max(MAX_TEXT, inputText('text_too_long', { max: MAX_TEXT }))
    .nullish(),
});
export type SsoTestInput = z.output<typeof ssoTestBody>;

const role = z.enum(ssoRoles, { error: inputText('sso_role') });

export const ssoBody = ssoTestBody
  .extend({
    domains: z
      .array(z.string().trim().toLowerCase().regex(DOMAIN, inputText('sso_domain_format')))
      .min(1, inputText('sso_domains_required'))
      .max(maxDomains, inputText('list_too_long', { max: maxDomains }))
      .transform((all) => [...new Set(all)]),
    role_claim: line('name').nullable().default(null),
    role_mapping: z
      .array(z.object({ value: required(100), role }))
      .max(maxMappings, inputText('list_too_long', { max: maxMappings }))
      .default([]),
    default_role: role,
    required: z.boolean({ error: inputText('boolean_value') }).default(false),
  })
  .refine(({ role_claim: claim, role_mapping: mapping }) => mapping.length === 0 || claim !== null, {
    path: ['role_claim'],
    error: inputText('sso_claim_required'),
  });
export type SsoInput = z.output<typeof ssoBody>;
