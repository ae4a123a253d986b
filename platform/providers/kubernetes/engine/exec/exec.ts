import type { KubeObject, Stored } from '../../api/objects.ts';
import { flag, type ApiCall } from '../http/call.ts';
import { containerOf } from '../http/computed/containers.ts';
import type { ResourcePath } from '../http/paths.ts';
import { getObject } from '../http/reading.ts';
import { StatusError } from '../http/status.ts';
import { readObject } from '../storage/reads.ts';
import { viewContainer, type FindData } from './container.ts';
import { isRunning, watchContainer } from './containerEnd.ts';
import { createShell, SHELLS, type Shell } from './shell.ts';
import { openTerminal, readLines, type Input, type Output } from './terminal.ts';

/** Starts the command; its output may begin at once. `left` aborts when the client has left. */
export type Start = (output: Output, left: AbortSignal) => Input;

/** Exit code of a process that was killed together with its container. */
const KILLED = 137;

function dataOf(object: KubeObject | null): Readonly<Record<string, string>> | undefined {
  if (!object) return undefined;
  const { data = {} }: Stored<'configmaps'> = object;
  if (object.kind !== 'Secret') return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

const NO_INPUT: Input = { write: () => {}, end: () => {} };

/** What `kubectl exec` asks for. Throws if the container does not run. */
export async function prepareExec(call: ApiCall, path: ResourcePath & { name: string }): Promise<Start> {
  const { server, clusterId } = call;
  const pod: Stored<'pods'> = await getObject(call, path);
  const name = containerOf(call, pod);
  const container = pod.spec?.containers.find((one) => one.name === name);
  if (!container || !isRunning(pod, name))
    throw new StatusError('InternalError', `unable to upgrade connection: container not found ("${name}")`);
  const find: FindData = async (resource, wanted) =>
    dataOf(await readObject(server, clusterId, resource, { ...path, name: wanted }));
  const shell = createShell(await viewContainer(pod, container, find), () => server.clock.now());
  const command = call.query.getAll('command');
  const isShell = SHELLS.has(command[0]?.split('/').at(-1) ?? '') && !command.includes('-c');
  const whileRunning =
    (open: (opened: Shell, output: Output) => Input): Start =>
    (output, left) => {
      const unwatch = watchContainer(call, pod, name, () => output.exit(KILLED));
      left.addEventListener('abort', unwatch, { once: true });
      return open(shell, output);
    };
  if (isShell && flag(call, 'tty')) return whileRunning(openTerminal);
  if (isShell && flag(call, 'stdin')) return whileRunning(readLines);
  return (output) => {
    const { output: text, errors, code } = shell.exec(command);
    if (text !== '') output.stdout(text);
    if (errors !== '') output.stderr(errors);
    output.exit(code);
    return NO_INPUT;
  };
}
