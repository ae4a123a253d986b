import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { provisioningProgress } from '../../simulation/provisioningSteps.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { bootstrapContract, contractMachine, contractPlan } from '../bootstrap.contract.ts';
import { generateSshKeyPair } from '../sshKey.ts';
import { createMemoryAuthorities } from '../../testing/memoryAuthorities.ts';
import { createEmbeddedBootstrap } from './embeddedBootstrap.ts';

const authorities = createMemoryAuthorities();
const make = (engineUrl: string | null = null) =>
  createEmbeddedBootstrap({
    clock: steppingClock(),
    authorities,
    engineUrl,
    upgrades: { startUpgrade: async () => {}, upgradeNode: async () => {} },
  });

bootstrapContract('the embedded bootstrap', async () => ({
  bootstrap: make(),
  plan: contractPlan,
  masters: [contractMachine, { ...contractMachine, name: 'contract-master2' }],
  worker: { ...contractMachine, name: 'contract-worker1' },
}));

function hasSshKeygen(): boolean {
  try {
    execFileSync('ssh-keygen', ['-?'], { stdio: 'ignore' });
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
  return true;
}

describe('the embedded bootstrap', () => {
  const bootstrap = () => make();

  it.skipIf(!hasSshKeygen())('creates private keys that ssh-keygen can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ssh-key-'));
    try {
      const { publicKey, privateKey } = generateSshKeyPair('cluster');
      const file = join(folder, 'key.pem');
      writeFileSync(file, privateKey.reveal(), { mode: 0o600 });
      expect(execFileSync('ssh-keygen', ['-y', '-f', file]).toString().trim()).toBe(publicKey);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names the embedded API server in the kubeconfig while it listens', async () => {
    const { kubeconfig } = await make('https://console.test:6443').fetchAdminCredentials(contractPlan);
    expect(kubeconfig.reveal()).toContain(
      `server: "https://console.test:6443/clusters/${contractPlan.clusterId}"`,
    );
  });

  it('fails a cluster named fails-at-40 while it waits for machines, at exactly 40 %', async () => {
    const plan = { ...contractPlan, clusterName: 'fails-at-40' };
    let progress = 0;
    const onProgress = ({ fraction }: { fraction: number }) => {
      progress = provisioningProgress('waitReady', fraction);
    };
    await expect(bootstrap().waitReady(plan, contractMachine, { onProgress })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'ssh_timeout',
    });
    expect(progress).toBe(40);
  });

  it('does not fail steps before the failing one', async () => {
    const plan = { ...contractPlan, clusterName: 'fails-at-99' };
    await bootstrap().installFirstMaster(plan, contractMachine);
    await expect(bootstrap().waitNodesReady(plan, ['one'])).rejects.toMatchObject({ code: 'ssh_timeout' });
  });
});
