/**
 * @generated SignedSource<<e8394c95b17b415e560ad15373f489a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreePlanStart_plan$data = {
  readonly isCurrent: boolean;
  readonly name: string;
  readonly " $fragmentType": "FreePlanStart_plan";
};
export type FreePlanStart_plan$key = {
  readonly " $data"?: FreePlanStart_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreePlanStart_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreePlanStart_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "d9623b5eeb71a0f738f9feefb4c239e5";

export default node;
