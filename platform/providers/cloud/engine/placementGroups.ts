import { z } from 'zod';
import { ApiError, readBody } from './apiError.ts';
import { collectionRoutes } from './collection.ts';
import { change, passTime, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import type { Project } from './project.ts';
import type { Resource } from './records.ts';

const CREATE_MS = 2_000;

const form = z.object({
  name: input.name,
  type: z.literal('spread', { error: 'must be spread' }),
  labels: input.labels,
});

function membersOf({ id }: Resource<'placement_groups'>, project: Project): Resource<'servers'>[] {
  return project.list('servers').filter(({ data }) => data.placementGroup === id);
}

function placementGroupJson({ id, name, labels }: Resource<'placement_groups'>) {
  return { id, name, labels };
}

/** Placement groups spread at most ten servers over different hosts. */
export function placementGroupRoutes(engine: Engine): void {
  engine.app.post('/placement_groups', async (request, reply) => {
    const { name, labels } = readBody(form, request.body);
    await passTime(engine, labels, CREATE_MS, 'placementGroups');
    void reply.status(201);
    return change(engine, request, ({ project, now }) => {
      project.checkName('placement_groups', name);
      const group = project.add<'placement_groups'>({
        kind: 'placement_groups',
        name,
        labels,
        data: { createdAt: now },
      });
      return { placement_group: placementGroupJson(group) };
    });
  });
  collectionRoutes(engine, {
    kind: 'placement_groups',
    toJson: placementGroupJson,
    remove: ({ project }, group) => {
      if (membersOf(group, project).some(({ data }) => data.deletedAt === null)) {
        throw new ApiError('resource_in_use', 'placement group still has servers');
      }
      project.remove(group);
      return null;
    },
  });
}
