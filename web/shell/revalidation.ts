import type { ShouldRevalidateFunction } from 'react-router-dom';

type Change = Parameters<ShouldRevalidateFunction>[0];

/** The address stays the same when a failed page is retried or its link is clicked again. */
const isSameAddress = ({ currentUrl, nextUrl }: Change) => currentUrl.href === nextUrl.href;

/** For pages that keep filters, tabs or an open dialog in the search parameters: these do not load the data again. */
export const unlessOnlySearchChanged: ShouldRevalidateFunction = (change) =>
  isSameAddress(change) || change.currentUrl.pathname !== change.nextUrl.pathname;

/** For layouts that several pages of an object share: loads again for another object only. */
export const forAnother =
  (param: string): ShouldRevalidateFunction =>
  (change) =>
    isSameAddress(change) || change.currentParams[param] !== change.nextParams[param];

/** For the layout of the console, which is the same for every page. */
export const onlyOnRetry: ShouldRevalidateFunction = isSameAddress;
