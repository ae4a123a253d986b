import type { WorldBuilder } from './builder.ts';

/** A named situation, built through services only, so that it is always a possible state. */
export interface World {
  description: string;
  build(world: WorldBuilder): Promise<void>;
}
