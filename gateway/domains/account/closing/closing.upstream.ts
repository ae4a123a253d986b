import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';

export interface Typed {
  teamName: string;
  confirmation: string;
}

const body = ({ teamName, confirmation }: Typed) => ({ team_name: teamName, confirmation });

/** Deletes the account after the time of grace; returns when. */
export async function deleteAccount(ctx: GatewayContext, typed: Typed): Promise<string> {
  ctx.requireToken();
  const schema = z.object({ deletion_at: z.string() });
  const found = await ctx.upstream.delete(path`/api/account`, schema, body(typed));
  return found.deletion_at;
}

export async function postKeep(ctx: GatewayContext): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.post(path`/api/account/keep`, z.unknown());
}

/** All data of the account as the text of a JSON file. */
export async function loadExport(ctx: GatewayContext): Promise<string> {
  ctx.requireToken();
  return (await ctx.upstream.get(path`/api/account/export`, z.object({ json: z.string() }))).json;
}

export async function deleteSelf(ctx: GatewayContext, typed: Typed): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/user`, z.unknown(), body(typed));
}
