import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPs } from './processIdentity.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the start time of a process by ps', () => {
  it.skipIf(fromPs(process.pid) === null)('is the same in every time zone', () => {
    const started = fromPs(process.pid);
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(fromPs(process.pid)).toBe(started);
    expect(started).toMatch(/^\w{3} \w{3} +\d+ [\d:]{8} \d{4}$/);
  });
});
