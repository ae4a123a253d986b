import { describe, expect, it } from 'vitest';
import { provisioningProgress, provisioningSteps } from './provisioningSteps.ts';
import { failsAt, stepFailure } from './sentinels.ts';

describe('sentinels', () => {
  it('parse the percentage from the name, and from no other name', () => {
    expect(failsAt('fails-at-40')).toBe(40);
    expect(failsAt('fails-at-100')).toBe(100);
    expect(failsAt('fails-at-101')).toBeUndefined();
    expect(failsAt('my-fails-at-40')).toBeUndefined();
  });

  it('make some step fail at every percentage', () => {
    const steps = Object.keys(provisioningSteps) as (keyof typeof provisioningSteps)[];
    // The first step only checks the token and never fails by name.
    for (let percent = 3; percent <= 100; percent += 1) {
      const step = steps.find(
        (one) => one !== 'validate' && stepFailure(`fails-at-${percent}`, one) !== undefined,
      );
      expect(step, `${percent} %`).toBeDefined();
      if (!step) continue;
      expect(provisioningProgress(step, stepFailure(`fails-at-${percent}`, step) ?? 0)).toBe(percent);
    }
  });
});

describe('the provisioning steps', () => {
  it('cover 0 to 100 without a gap', () => {
    const steps = Object.values(provisioningSteps);
    expect([steps.at(0)?.from, steps.at(-1)?.to]).toEqual([0, 100]);
    steps.slice(1).forEach((step, index) => expect(step.from).toBe(steps[index]?.to));
  });
});
