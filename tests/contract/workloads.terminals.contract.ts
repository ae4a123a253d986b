import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../process/testing.ts';
import { runningCluster } from '../support/gitops.ts';
import { bearer, startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

interface Pod {
  namespace: string;
  name: string;
  viewerCan: { openTerminal: { allowed: boolean; code: string | null; detail: { message: string } | null } };
}
interface Found {
  cluster: { uuid: string; pods: { nodes: Pod[] } };
}
interface Said {
  type: string;
  code?: string;
  detail?: { message: string };
}

const FIND = `query ($id: ID!) { cluster(id: $id) { uuid pods(first: 1, filter: { states: [RUNNING] }) { nodes {
  namespace name viewerCan { openTerminal { allowed code detail { message } } } } } } }`;

describe('a terminal in a container', () => {
  let stack: ContractStack;
  let owner: Caller;
  let id: string;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
    id = await runningCluster(stack, owner);
  });
  afterAll(() => stack.stop());

  const find = async (as: Caller) => {
    const { cluster } = await stack.run<Found>(FIND, { id }, as);
    const [pod] = cluster.pods.nodes;
    if (!pod) throw new Error('no pod runs');
    return { uuid: cluster.uuid, ...pod };
  };

  function open(uuid: string, { namespace, name }: Pod, { headers }: Caller) {
    const address = `/terminal/clusters/${uuid}/pods/${namespace}/${name}`;
    const socket = new WebSocket(`${stack.url.replace('http', 'ws')}${address}`, { headers });
    const screen = { socket, output: '', said: [] as Said[] };
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) screen.output += data.toString('utf8');
      else screen.said.push(JSON.parse(data.toString('utf8')) as Said);
    });
    return screen;
  }

  it('opens for those whose ActionState allows it', async () => {
    const { uuid, ...pod } = await find(owner);
    expect(pod.viewerCan.openTerminal.allowed).toBe(true);
    const screen = open(uuid, pod, owner);
    await eventually(() => expect(screen.said).toMatchObject([{ type: 'open' }]));
    screen.socket.send(Buffer.from('hostname; exit\r'));
    await eventually(() => expect(screen.said.at(-1)).toMatchObject({ type: 'end' }));
    expect(screen.output).toContain(`\r\n${pod.name}\r\n`);
    expect(screen.said.at(-1)?.detail).toMatchObject({ code: 'TERMINAL_ENDED' });
  });

  it('is refused to the others for the reason of their ActionState', async () => {
    const key =
      'mutation { createApiKey(input: { name: "t", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }';
    const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(key, {}, owner);
    const people = [
      await stack.signIn('developer@demo.test'),
      await stack.signIn('user@demo.test'),
      bearer(createApiKey.secret),
    ];
    for (const person of people) {
      const { uuid, ...pod } = await find(person);
      const { allowed, code, detail } = pod.viewerCan.openTerminal;
      expect(allowed).toBe(false);
      const screen = open(uuid, pod, person);
      await eventually(() => expect(screen.said).toHaveLength(1));
      expect(screen.said).toMatchObject([{ type: 'end', code, detail }]);
    }
  });
});
