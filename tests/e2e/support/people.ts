import { randomBytes } from 'node:crypto';
import { expect } from 'playwright/test';
import { createTotp } from './totp.ts';
import { linkIn } from './mail.ts';
import { platform, type Platform } from './platform.ts';

/** The password of every user created here and in the worlds. */
export const password = 'Kubedeck-2026!';

/** A user who can sign in. */
export interface Person {
  email: string;
  name: string;
  password: string;
  /** The platform's REST API with a session of this user, to prepare data. */
  api: Platform;
}

export interface PersonOptions {
  name?: string;
  /** `null` means that no plan is chosen; a paid plan is bought at the embedded checkout. */
  plan?: 'free' | 'standard' | 'pro' | null;
  isVerified?: boolean;
  isOnboarded?: boolean;
  /** True to save a Hetzner token. */
  hasToken?: boolean;
  locale?: 'en' | 'es';
}

interface SignedUp {
  data: { token: string };
}

/** A token of a new Hetzner project; `prefix` selects a failure of the embedded cloud. */
export function cloudToken(prefix = ''): string {
  return (prefix + randomBytes(32).toString('hex')).slice(0, 64);
}

let counter = 0;

/** A unique email address with a name. */
export function newIdentity(name = 'Nina Newcomer'): { email: string; name: string; password: string } {
  counter += 1;
  return {
    email: `e2e-${process.pid}-${counter}-${randomBytes(3).toString('hex')}@demo.test`,
    name,
    password,
  };
}

async function buy(api: Platform, plan: string): Promise<void> {
  const billing_details = {
    full_name: 'Ada Payer',
    address_line1: 'Hauptstraße 1',
    postal_code: '10115',
    city: 'Berlin',
    country: 'DE',
  };
  const { data } = await api.post<{ data: { redirect_to_checkout?: string } }>('/api/account/subscribe', {
    plan,
    interval: 'monthly',
    ...(plan === 'free' ? {} : { billing_details }),
  });
  if (data.redirect_to_checkout === undefined) return;
  await api.pay(new URL(data.redirect_to_checkout).pathname);
}

/** Creates a user over REST: by default verified, on the Free plan and without the tour. */
export async function makePerson(options: PersonOptions = {}): Promise<Person> {
  const { plan = 'free', isVerified = true, isOnboarded = true, hasToken = false, locale } = options;
  const identity = newIdentity(options.name);
  const at = platform();
  const { data } = await at.post<SignedUp>('/api/account', { ...identity, confirm_password: password });
  let api = at.as(data.token);
  if (isVerified) {
    const link = await linkIn(api, identity.email, '/signup/verify');
    const verified = await api.post<SignedUp>('/api/user/verify', { token: link.searchParams.get('token') });
    api = at.as(verified.data.token);
  }
  if (plan !== null && isVerified) await buy(api, plan);
  const profile = { ...(isOnboarded ? { onboarded: true } : {}), ...(locale ? { locale } : {}) };
  for (const [field, value] of Object.entries(profile)) await api.patch('/api/user', { [field]: value });
  if (hasToken) await saveToken(api);
  return { ...identity, api };
}

/** Saves a Hetzner token for the account. */
export async function saveToken(api: Platform, token = cloudToken()): Promise<void> {
  await api.post('/api/global-secrets', { secretName: 'HETZNER_API_TOKEN', secretValue: token });
}

/** Enables two-factor sign-in; returns the authenticator secret and the backup code. */
export async function turnOnTwoFactor({ api }: Person): Promise<{ secret: string; backupCode: string }> {
  const started = await api.put<{ data: { secret: string } }>('/api/user/2fa', { '2fa_enabled': true });
  const { secret } = started.data;
  let backupCode = '';
  // Each code is valid once, so confirming with the previous one leaves the current one for signing in.
  await expect(async () => {
    const code = await createTotp(secret, 1);
    const confirmed = await api.post<{ data: { backup_code: string } }>('/api/user/2fa/verify', { code });
    backupCode = confirmed.data.backup_code;
  }).toPass();
  return { secret, backupCode };
}
