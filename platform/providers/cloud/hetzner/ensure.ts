import type { z } from 'zod';
import { labelProblem } from '../labels.ts';
import type { CloudContext, Labels, Named } from '../port.ts';
import { CloudError } from '../port.ts';
import { text, type Message, type MessageCode } from '../../../messages/messages.ts';
import type { Api } from './api.ts';
import { explainedAs } from './refusal.ts';

/** An `invalid_input` error found before Hetzner is called. */
export function invalid(field: string, why: Message): CloudError {
  return new CloudError({ kind: 'invalid', code: 'invalid_input', field, text: why });
}

/** Throws if Hetzner would refuse the name or the labels. */
function checkNamed({ name, labels }: Named): void {
  if (!name.trim()) throw invalid('name', text('hetzner_name_required'));
  const problem = labelProblem(labels);
  if (problem) throw invalid('labels', problem);
}

interface Found {
  name: string;
  labels: Labels;
}

type TakenCode = Extract<MessageCode, `hetzner_${string}_taken`>;

interface Ensured<T extends z.ZodType<Found>> {
  /** `networks`: path and member of the list. */
  path: string;
  /** Message code if the name is taken: `hetzner_network_taken`. */
  taken: TakenCode;
  schema: T;
  named: Named;
  /** Creates it; the name was free when checked. */
  create: () => Promise<z.output<T>>;
}

/** Two clusters of one project can have the same name, but not the same id, which older resources do not have. */
function isForeign(found: Labels, wanted: Labels): boolean {
  if (found.cluster !== wanted.cluster) return true;
  const [its, own] = [found['cluster-id'], wanted['cluster-id']];
  return its !== undefined && own !== undefined && its !== own;
}

function foreign(taken: TakenCode, name: string): CloudError {
  const why = text(taken, { name });
  return new CloudError({ kind: 'conflict', code: 'uniqueness_error', field: 'name', text: why });
}

/**
 * Finds or creates the resource of that name. A resource of another cluster is a conflict. If the name was taken in
 * between, it is looked up once more.
 */
export async function ensure<T extends z.ZodType<Found>>(
  api: Api,
  context: CloudContext,
  { path, taken, schema, named, create }: Ensured<T>,
): Promise<{ resource: z.output<T>; isNew: boolean }> {
  checkNamed(named);
  const find = async (): Promise<z.output<T> | undefined> => {
    const [found] = await api.list(context, `/${path}`, path, schema, { name: named.name });
    if (found && isForeign(found.labels, named.labels)) throw foreign(taken, named.name);
    return found;
  };
  const found = await find();
  if (found) return { resource: found, isNew: false };
  try {
    return { resource: await create(), isNew: true };
  } catch (error) {
    if (!(error instanceof CloudError) || error.code !== 'uniqueness_error') throw error;
    const made = await find();
    if (made) return { resource: made, isNew: false };
    throw explainedAs(error, text('hetzner_under_another_name', { name: named.name }));
  }
}
