import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const recorded = z.object({ recorded: z.boolean() });

/** Records an event of a client. */
export function postEvent(
  ctx: GatewayContext,
  event: { name: string; metadata?: unknown },
): Promise<{ recorded: boolean }> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/event`, recorded, event);
}
