import type { App } from '../app.ts';
import { ConfigError } from '../config.ts';

/** A named situation, built through services only, so that it cannot be an impossible one. */
export interface World {
  description: string;
  build(app: App): Promise<void>;
}

/** One line per world. */
export const worlds: Record<string, World> = {};

/** Loads the world of that name, or every one for `all`; `none` loads nothing. Throws ConfigError for an unknown name. */
export async function loadWorld(name: string, app: App): Promise<void> {
  if (name === 'none') return;
  const chosen = name === 'all' ? Object.values(worlds) : worlds[name] ? [worlds[name]] : null;
  if (!chosen) {
    const known = ['none', 'all', ...Object.keys(worlds)].join(', ');
    throw new ConfigError(`WORLD: must be one of ${known} (got ${JSON.stringify(name)})`);
  }
  for (const world of chosen) await world.build(app);
}
