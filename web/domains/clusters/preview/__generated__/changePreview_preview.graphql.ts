/**
 * @generated SignedSource<<f21e938f14903c2fa7dea12f9f108fdc>>
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
    readonly isOneWay: boolean | null | undefined;
    readonly path: string;
    readonly restarts: RestartScope | null | undefined;
  }>;
  readonly monthlyPriceAfter: {
    readonly amount: string;
  };
  readonly monthlyPriceBefore: {
    readonly amount: string;
  } | null | undefined;
  readonly quota: {
    readonly after: number;
    readonly limit: number;
  } | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
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

(node as any).hash = "a3271f497a4976c56798aa97874f394c";

export default node;
