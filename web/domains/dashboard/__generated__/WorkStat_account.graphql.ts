/**
 * @generated SignedSource<<850f1b2eafcb84381200e34abee2ca9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkStat_account$data = {
  readonly usage: {
    readonly apps: {
      readonly failed: number;
      readonly inProgress: number;
      readonly running: number;
      readonly total: number;
    } | null | undefined;
    readonly deployments: {
      readonly failed: number;
      readonly inProgress: number;
      readonly running: number;
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WorkStat_account";
};
export type WorkStat_account$key = {
  readonly " $data"?: WorkStat_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkStat_account">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "running",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inProgress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "failed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkStat_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkCounts",
          "kind": "LinkedField",
          "name": "deployments",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkCounts",
          "kind": "LinkedField",
          "name": "apps",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "a9a84e8bed4150f57c87068bc3aff03e";

export default node;
