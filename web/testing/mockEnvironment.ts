import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';

/** A Relay environment whose answers the test gives. */
export function mockEnvironment(): MockEnvironment {
  // The package makes its spies with a global `jest`; vitest's are the same.
  Object.assign(globalThis, { jest: vi });
  return createMockEnvironment();
}
