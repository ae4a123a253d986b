import { Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { Change } from './changesBetween.ts';

/** Fields before and after a change, in the names of the API. */
export function VersionChanges({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ path, before, after }) => (
    <Text key={path} textStyle="xs" overflowWrap="anywhere" mt="1">
      <b>{path}</b>: <Mono>{before ?? '–'}</Mono> → <Mono>{after ?? '–'}</Mono>
    </Text>
  ));
}
