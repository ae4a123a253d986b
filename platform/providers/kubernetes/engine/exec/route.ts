import type { ApiCall } from '../http/call.ts';
import { parsePath } from '../http/paths.ts';
import { badRequest, unknownPath } from '../http/status.ts';
import { prepareExec, type Start } from './exec.ts';

/** The command that an upgraded request asks for. */
export async function routeUpgrade(call: ApiCall): Promise<Start> {
  const path = parsePath(call.path);
  if (path?.resource !== 'pods' || path.name === undefined) throw unknownPath();
  const { name } = path;
  if (path.subresource === 'exec') return prepareExec(call, { ...path, name });
  if (path.subresource === 'portforward')
    throw badRequest(
      'the containers of an embedded cluster run no programs that a port could be forwarded to',
    );
  throw unknownPath();
}
