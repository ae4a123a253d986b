import { generate } from 'otplib';

const STEP_SECONDS = 30;

/** The six digits an authenticator app shows for the secret, so many steps of 30 seconds ago. */
export function createTotp(secret: string, stepsAgo = 0): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return generate({ secret, epoch: now - stepsAgo * STEP_SECONDS });
}
