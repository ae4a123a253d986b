import { graphql, readInlineData } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { messageText } from '../../../i18n/MessageText.tsx';
import type {
  changePreview_preview$data,
  changePreview_preview$key,
} from './__generated__/changePreview_preview.graphql.ts';

type Data = changePreview_preview$data;

/** The result of a dry run. Prices are euros per month. */
export interface Preview {
  readonly changes: Data['changes'];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  /** Null for something new. */
  readonly priceBefore: number | null;
  readonly priceAfter: number;
  /** Null when the change does not count against the plan. */
  readonly quota: { readonly after: number; readonly limit: number } | null;
}

/** Reads the result of a dry run; spread `...changePreview_preview` on `ChangePreview` in the mutation. */
export function readPreview(preview: changePreview_preview$key): Preview {
  const { changes, warnings, monthlyPriceBefore, monthlyPriceAfter, quota } = readInlineData(
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
          ...MessageText_message
        }
        monthlyPriceBefore {
          amount
        }
        monthlyPriceAfter {
          amount
        }
        quota {
          after
          limit
        }
      }
    `,
    preview,
  );
  return {
    changes: changes.map(({ path, before, after, isOneWay, restarts }) => ({
      path,
      before,
      after,
      isOneWay,
      restarts,
    })),
    warnings: warnings.map((warning) => ({ code: warning.code, message: messageText(warning) })),
    priceBefore: monthlyPriceBefore ? eurosOf(monthlyPriceBefore.amount) : null,
    priceAfter: eurosOf(monthlyPriceAfter.amount),
    quota: quota ? { after: quota.after, limit: quota.limit } : null,
  };
}
