/**
 * @generated SignedSource<<eeff19fedeca267968f0cf933c651658>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RestartScope = "CONTROL_PLANE" | "NONE" | "WORKLOADS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type changePreview_preview$data = {
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly isOneWay: boolean;
    readonly path: string;
    readonly restarts: RestartScope;
  }>;
  readonly monthlyPriceAfter: {
    readonly amount: number;
  };
  readonly monthlyPriceBefore: {
    readonly amount: number;
  } | null | undefined;
  readonly quota: {
    readonly after: number;
    readonly limit: number;
    readonly used: number;
  } | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "changePreview_preview";
};
export type changePreview_preview$key = {
  readonly " $data"?: changePreview_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"changePreview_preview">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changePreview_preview"
};

(node as any).hash = "fbca50e25fbb6b3e26245f8dc6568c5b";

export default node;
