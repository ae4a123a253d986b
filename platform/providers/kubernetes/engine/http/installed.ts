import type { ResourceName } from '../../api/resources.ts';
import { DEFINITIONS, isBuiltIn } from '../builtIn.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { unknownPath } from './status.ts';

/** 404 as for an unknown path, if the resource's definition is not installed. */
export function requireInstalled(state: MemoryState, resource: ResourceName): void {
  const isKnown = isBuiltIn(resource) || state.get(DEFINITIONS, resource) !== undefined;
  if (!isKnown) throw unknownPath();
}
