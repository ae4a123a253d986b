/** Single sign-on. */
export const ssoMessages = {
  role_for_sso: 'You need the owner or admin role to set up single sign-on.',
  sso_not_found: 'This team has no single sign-on.',
  sso_issuer_value: 'Must be the https:// address of the issuer, without a query.',
  sso_issuer_owner: 'Only the owner can choose the identity provider. Ask the owner to change the issuer.',
  sso_issuer_failed:
    'The issuer does not answer with an OpenID Connect configuration. Check the address: {{address}} must open.',
  sso_secret_required: 'Enter the client secret again: it belongs to another issuer.',
  sso_domain_format: 'Must be a domain such as example.com.',
  sso_domains_required: 'Enter at least one email domain.',
  sso_domain_taken: 'Another team has verified {{domain}}. Remove it there first.',
  sso_claim_required: 'Enter the claim that has these values.',
  sso_role: 'Must be admin, developer or user.',
  sso_required_domain: 'Verify a domain first; otherwise nobody could sign in.',
  sso_required: 'Your team signs in with single sign-on. Continue with single sign-on.',
  sso_unknown_domain: 'No team has single sign-on for this address. Sign in with your password.',
  sso_other_domain:
    'Your identity provider answered with an address of another domain. Ask your administrator.',
  sso_disabled: 'Your access to {{team}} is off. Ask an owner or admin of the team.',
  sso_no_seat: '{{team}} has no free seat. Ask an owner or admin to make room or to change the plan.',
} as const;
