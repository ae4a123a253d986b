import { z } from 'zod';
import { priceNames, trialNames, type PriceIds } from '../prices.ts';

/** Paddle's API key, webhook secret and the ids of our prices. */
export interface PaddleSettings {
  apiKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
}

const id = z.string().regex(/^pri_\w+$/);

/** `name=id` pairs, with every price; those with a trial may be missing. */
const prices = z
  .string()
  .transform((text): unknown => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('='))))
  .pipe(
    z.strictObject({
      standard_monthly: id,
      standard_yearly: id,
      pro_monthly: id,
      pro_yearly: id,
      extra_monthly: id,
      extra_yearly: id,
      standard_trial: id.optional(),
      pro_trial: id.optional(),
    }),
  );

/** The variables of the environment: their parsers, and what they must be. */
export const paddleVariables = {
  PADDLE_API_KEY: {
    parse: z
      .string()
      .regex(/^pdl_(live|sdbx)_\w+$/)
      .optional(),
    must: 'be a Paddle API key (pdl_live_… or pdl_sdbx_…)',
  },
  PADDLE_WEBHOOK_SECRET: {
    parse: z
      .string()
      .regex(/^pdl_ntfset_\w+$/)
      .optional(),
    must: 'be the secret key of a Paddle notification destination (pdl_ntfset_…)',
  },
  PADDLE_PRICES: {
    parse: prices.optional(),
    must: `be name=id pairs separated by commas, with the id (pri_…) of every price: ${priceNames.join(', ')}; optional: ${trialNames.join(', ')}`,
  },
} as const;

/** One line for each variable that an API key needs and that is not set. */
export function missingPaddle(parsed: Record<string, unknown>, env: NodeJS.ProcessEnv): string[] {
  if (parsed.PADDLE_API_KEY === undefined) return [];
  return ['PADDLE_WEBHOOK_SECRET', 'PADDLE_PRICES']
    .filter((name) => !env[name])
    .map((name) => `${name}: must be set together with PADDLE_API_KEY`);
}

/** Null without an API key: payments are embedded. */
export function paddleOf(v: {
  PADDLE_API_KEY?: string | undefined;
  PADDLE_WEBHOOK_SECRET?: string | undefined;
  PADDLE_PRICES?: PriceIds | undefined;
}): PaddleSettings | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret, PADDLE_PRICES: priceIds } = v;
  return apiKey && webhookSecret && priceIds ? { apiKey, webhookSecret, priceIds } : null;
}
