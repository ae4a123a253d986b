/**
 * @generated SignedSource<<483763a30a6a1dc03c8f94122f177fd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type filterApps_app$data = {
  readonly catalog: {
    readonly category: string;
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly name: string;
    readonly subcategory: string | null | undefined;
    readonly tags: ReadonlyArray<string>;
    readonly title: string;
  };
  readonly installation: {
    readonly __typename: "InstalledApp";
  } | null | undefined;
  readonly " $fragmentType": "filterApps_app";
};
export type filterApps_app$key = {
  readonly " $data"?: filterApps_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterApps_app">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "filterApps_app"
};

(node as any).hash = "184c1c82b49d0160f0c75a928d204cd0";

export default node;
