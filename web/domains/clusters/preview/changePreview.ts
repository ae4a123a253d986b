import { graphql, readInlineData } from 'relay-runtime';
import type {
  changePreview_preview$data,
  changePreview_preview$key,
} from './__generated__/changePreview_preview.graphql.ts';

/** What a dry run answered. */
export type Preview = changePreview_preview$data;

/** Reads the answer of a dry run; spread `...changePreview_preview` on `ChangePreview` in the mutation. */
export function readPreview(preview: changePreview_preview$key): Preview {
  return readInlineData(
    graphql`
      fragment changePreview_preview on ChangePreview @inline {
        changes {
          path
          before
          after
          isOneWay
          restarts
        }
        warnings {
          code
          message
        }
        monthlyPriceBefore {
          amount
        }
        monthlyPriceAfter {
          amount
        }
        quota {
          used
          after
          limit
        }
      }
    `,
    preview,
  );
}
