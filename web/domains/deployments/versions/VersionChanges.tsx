import { Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { useFieldLabel } from '../form/useFieldLabel.ts';
import type { Change } from './changesBetween.ts';

/** Lists: the rest of a path names the row, such as a variable. */
const LISTS: ReadonlySet<string> = new Set(['variables', 'volumes']);

/** Fields before and after a change. */
export function VersionChanges({ changes }: { changes: readonly Change[] }) {
  const labelOf = useFieldLabel();
  const nameOf = (path: string): string => {
    const [first = '', ...rest] = path.split('.');
    return [labelOf(path), ...(LISTS.has(first) ? rest : [])].join(' · ');
  };
  return changes.map(({ path, before, after }) => (
    <Text key={path} textStyle="xs" overflowWrap="anywhere" mt="1">
      <b>{nameOf(path)}</b>: <Mono>{before ?? '–'}</Mono> → <Mono>{after ?? '–'}</Mono>
    </Text>
  ));
}
