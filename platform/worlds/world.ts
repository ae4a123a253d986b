import type { WorldBuilder } from './builder.ts';

/** A named situation, built through services only, so that it cannot be an impossible one. */
export interface World {
  description: string;
  build(world: WorldBuilder): Promise<void>;
}
