import { graphql, readInlineData } from 'relay-runtime';
import type { hasWarnings_preview$key } from './__generated__/hasWarnings_preview.graphql.ts';

/** Whether a dry run has consequences to consider. */
export function hasWarnings(preview: hasWarnings_preview$key): boolean {
  const { warnings } = readInlineData(
    graphql`
      fragment hasWarnings_preview on ChangePreview @inline {
        warnings {
          __typename
        }
      }
    `,
    preview,
  );
  return warnings.length > 0;
}
