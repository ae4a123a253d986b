import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOperations } from '../../../gateway/http/graphiqlPage.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import { baseEnvironment } from '../../support/config.ts';
import { startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';
import { png } from '../../support/pictures.ts';

interface Example {
  language: string;
  code: string;
}

const text = await readFile('docs/api.md', 'utf8');
const examples: Example[] = [...text.matchAll(/^```(sh|ts|py)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', code = '']) => ({ language, code }),
);
const folder = resolve('.cache/docs');

let stack: ContractStack;
let owner: Caller;
let key: string;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
  const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(input: { name: "docs", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }',
    {},
    owner,
  );
  key = createApiKey.secret;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/me.png`, png(256, 256));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await stack.stop();
});

function commandOf(language: string, file: string): [command: string, args: string[]] {
  if (language === 'ts') return [process.execPath, ['--import', 'tsx', file]];
  return [language === 'py' ? 'python3' : 'bash', [file]];
}

/** Runs an example as it is, with its output so far passed to `onOutput`. Returns its exit code and whole output. */
async function finish(
  { language, code }: Example,
  onOutput: (output: string) => void = () => undefined,
): Promise<{ output: string; exitCode: unknown }> {
  const file = `${folder}/example.${language}`;
  await writeFile(file, code);
  const person = { KUBEDECK_EMAIL: 'owner@demo.test', KUBEDECK_PASSWORD: worldPassword };
  const keys = { KUBEDECK_KEY: key, KUBEDECK_SESSION: owner.token, ...person };
  const env = { ...baseEnvironment(), KUBEDECK_URL: stack.url, ...keys };
  const child = spawn(...commandOf(language, file), { env, cwd: folder });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    onOutput(output);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exitCode = await new Promise((done) => child.once('close', done));
  return { output, exitCode };
}

/** Runs an example that succeeds, and returns its output. */
async function run(chosen: Example, onOutput?: (output: string) => void): Promise<string> {
  const { output, exitCode } = await finish(chosen, onOutput);
  expect([output, exitCode]).toEqual([output, 0]);
  return output;
}

/** The example whose code contains this text. */
function example(text: string): Example {
  const found = examples.find(({ code }) => code.includes(text));
  if (found === undefined) throw new Error(`docs/api.md has no example with ${text}`);
  return found;
}

describe('the examples of docs/api.md', () => {
  it('are exactly the ones tested here', () => {
    expect(examples.map(({ language }) => language)).toEqual([
      'sh',
      'py',
      'sh',
      'ts',
      'ts',
      'sh',
      'sh',
      'ts',
      'sh',
      'ts',
      'ts',
      'ts',
    ]);
  });

  it('read with curl', async () => {
    expect(await run(example('activeClusters'))).toContain('"name":"Acme"');
  });

  it('create the first API key without a browser', async () => {
    const output = await run(example('signIn'));
    expect(output).toContain('"__typename":"SignInPayload"');
    expect(output).toMatch(/"secret":"kd_[\w-]{32}"/);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('read with Python', async () => {
    expect((await run(example('urllib'))).split('\n')).toContain('us-staging ACTIVE');
  });

  it('paginate through all clusters', async () => {
    const lines = (await run(example('hasNextPage'))).trim().split('\n');
    const { viewer } = await stack.run<{ viewer: { account: { clusters: { totalCount: number } } } }>(
      '{ viewer { account { clusters(first: 1) { totalCount } } } }',
      {},
      owner,
    );
    expect(lines).toHaveLength(viewer.account.clusters.totalCount);
  });

  it('run a mutation and print a refusal', async () => {
    await run(example('protectCluster'));
    expect(await run(example('protectCluster'))).toContain('RefusedError PROTECTED');
  });

  it('upload a file', async () => {
    expect(await run(example('-F map'))).toContain('"avatarUrl":"/avatars/');
  });

  it('download a kubeconfig', async () => {
    expect(await run(example('/download/clusters'))).toContain('kind: "Config"');
  });

  it.each([
    ['over WebSocket', 'graphql-ws', 'listening'],
    ['as server-sent events', 'text/event-stream', ':'],
  ])('watch clusters %s', async (_how, text, marker) => {
    const { viewer } = await stack.run<{
      viewer: { account: { clusters: { edges: { node: { id: string } }[] } } };
    }>('{ viewer { account { clusters(first: 1) { edges { node { id } } } } } }', {}, owner);
    const id = viewer.account.clusters.edges[0]?.node.id;
    let turns = 0;
    const setProtection = (action: 'protect' | 'unprotect') =>
      stack.execute(`mutation { ${action}Cluster(input: { id: "${id}" }) { __typename } }`, {}, owner);
    let timer: NodeJS.Timeout | undefined;
    const output = await run(example(text), (printed) => {
      // The subscription starts shortly after the example prints this.
      if (printed.includes(marker)) {
        timer ??= setInterval(
          () => void setProtection((turns += 1) % 2 === 0 ? 'protect' : 'unprotect'),
          200,
        );
      }
    }).finally(() => clearInterval(timer));
    expect(output).toContain('"status":');
  });

  it('deploy an image and follow the rollout', async () => {
    expect(await run(example('createDeployment'))).toMatch(/DEPLOYED 100/);
  });

  it('create a database with backups and restore it', async () => {
    expect(await run(example('restorePostgresCluster'))).toMatch(/restored to \d{4}-/);
  });

  it('install an app', async () => {
    const output = await run(example('InstallAppInput'));
    expect(output).toContain('costs 0.88 a month');
    expect(output).toMatch(/installed \[.*"port":3306/);
  });

  it('stop watching when the API key is invalid', async () => {
    const { code, language } = example('graphql-ws');
    const wrong = code.replace('Bearer $', 'Bearer wrong-$');
    const { output, exitCode } = await finish({ language, code: wrong });
    expect([output, exitCode]).toEqual([expect.stringContaining('4403'), 1]);
  });
});

describe('the examples of GraphiQL', () => {
  it.each(exampleOperations().filter(({ query }) => !query.includes('subscription ')))(
    '$name runs as it is',
    async ({ query }) => {
      const { data, errors } = await stack.execute(query, {}, owner);
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).not.toContain('Error"');
    },
  );
});
