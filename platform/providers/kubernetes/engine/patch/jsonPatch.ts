import { z } from 'zod';
import { StatusError } from '../http/status.ts';
import { isObject } from '../json.ts';
import { isSame } from '../state/isSame.ts';

const operations = z.array(
  z.object({
    op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
    path: z.string(),
    from: z.string().optional(),
    value: z.unknown().optional(),
  }),
);

function refuse(message: string): never {
  throw new StatusError(
    'Invalid',
    `the server rejected our request due to an error in our request: ${message}`,
  );
}

function partsOf(pointer: string): string[] {
  if (pointer !== '' && !pointer.startsWith('/')) refuse(`invalid path ${pointer}`);
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** NaN if the part is no index as the RFC defines it, such as `00` or an empty one. */
const indexOf = (part: string): number => (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : NaN);

function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[indexOf(part)] as unknown;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function valueAt(document: unknown, pointer: string): unknown {
  const value = partsOf(pointer).reduce<unknown>(childOf, document);
  return value === undefined ? refuse(`there is nothing at ${pointer}`) : value;
}

type Edit = { kind: 'add' | 'replace'; value: unknown } | { kind: 'remove' };

function editList(list: readonly unknown[], part: string, edit: Edit): unknown[] {
  const index = part === '-' ? list.length : indexOf(part);
  const end = edit.kind === 'add' ? list.length : list.length - 1;
  if (Number.isNaN(index) || index > end) refuse(`there is no item ${part}`);
  if (edit.kind === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, edit.kind === 'add' ? 0 : 1, edit.value);
}

function editAt(value: unknown, [part, ...rest]: readonly string[], edit: Edit): unknown {
  if (part === undefined) return edit.kind === 'remove' ? null : edit.value;
  if (Array.isArray(value)) {
    if (rest.length === 0) return editList(value, part, edit);
    const index = indexOf(part);
    return value.with(index, editAt(value[index], rest, edit));
  }
  if (!isObject(value)) return refuse(`there is no member ${part}`);
  if (rest.length > 0 || edit.kind !== 'add') {
    if (!Object.hasOwn(value, part)) return refuse(`there is no member ${part}`);
  }
  if (rest.length > 0) return { ...value, [part]: editAt(value[part], rest, edit) };
  const { [part]: _old, ...others } = value;
  return edit.kind === 'remove' ? others : { ...others, [part]: edit.value };
}

type Operation = z.output<typeof operations>[number];

function applyOperation(document: unknown, { op, path, from = '', value }: Operation): unknown {
  const parts = partsOf(path);
  switch (op) {
    case 'add':
    case 'replace':
      return editAt(document, parts, { kind: op, value });
    case 'remove':
      return editAt(document, parts, { kind: 'remove' });
    case 'copy':
      return editAt(document, parts, { kind: 'add', value: valueAt(document, from) });
    case 'move': {
      const moved = valueAt(document, from);
      return editAt(editAt(document, partsOf(from), { kind: 'remove' }), parts, {
        kind: 'add',
        value: moved,
      });
    }
    case 'test':
      return isSame(valueAt(document, path), value) ? document : refuse(`testing path ${path} failed`);
    default:
      return op satisfies never;
  }
}

/** JSON patch (RFC 6902). */
export function jsonPatch(target: unknown, patch: unknown): unknown {
  const parsed = operations.safeParse(patch);
  if (!parsed.success) return refuse('the patch is not a list of operations');
  return parsed.data.reduce<unknown>(applyOperation, target);
}
