import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';

/** A Relay environment whose responses the test provides. */
export function mockEnvironment(): MockEnvironment {
  // The package creates its spies with a global `jest`; vitest's are compatible.
  Object.assign(globalThis, { jest: vi });
  return createMockEnvironment();
}
