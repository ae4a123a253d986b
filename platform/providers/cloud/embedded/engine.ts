import type { Clock } from '../../../clock.ts';
import type { CloudStore } from '../cloudStore.ts';
import type { Actions } from './actions.ts';
import type { ProjectDoor } from './project.ts';

/** What the parts of the embedded cloud share. */
export interface Engine {
  store: CloudStore;
  clock: Clock;
  door: ProjectDoor;
  actions: Actions;
}
