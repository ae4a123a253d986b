import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';

const wrapped = z.object({
  wrapped_token: z.string(),
  ttl: z.number().int(),
  creation_time: z.string(),
  name: z.string(),
});
export type WrappedSecret = z.output<typeof wrapped>;

/** Stores a value that can be read once. */
export function postWrapped(
  ctx: GatewayContext,
  body: { name: string; value: string },
): Promise<WrappedSecret> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/wrapped-secrets`, wrapped, body, {
    fields: { secretName: 'name', secretValue: 'value' },
  });
}

const unwrapped = z.object({ name: z.string(), value: z.string() });
export type UnwrappedSecret = z.output<typeof unwrapped>;

/** Reads the value, which ends the token. */
export function postUnwrap(ctx: GatewayContext, token: string): Promise<UnwrappedSecret> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/wrapped-secrets/unwrap`, unwrapped, { token });
}
