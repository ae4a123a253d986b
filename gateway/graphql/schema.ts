import './errorTypes.ts';
import './scalars.ts';
import './ActionState.ts';
import { builder } from './builder.ts';

/** The whole graph. One import per noun above; nothing is defined here. */
export const schema = builder.toSchema();
