import { generate } from 'otplib';

const STEP_SECONDS = 30;

/** The six-digit code of an authenticator app, optionally of a previous 30-second step. */
export function createTotp(secret: string, stepsAgo = 0): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return generate({ secret, epoch: now - stepsAgo * STEP_SECONDS });
}
