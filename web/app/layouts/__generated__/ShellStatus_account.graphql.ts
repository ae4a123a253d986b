/**
 * @generated SignedSource<<52fa11d79b887197891499a0a74c329e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellStatus_account$data = {
  readonly usage: {
    readonly activeClusters: number;
    readonly maxClusters: number;
    readonly plan: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ShellStatus_account";
};
export type ShellStatus_account$key = {
  readonly " $data"?: ShellStatus_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellStatus_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellStatus_account",
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
          "kind": "ScalarField",
          "name": "activeClusters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxClusters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "dba986ff14e92de1d25dccf586d42c22";

export default node;
