/**
 * @generated SignedSource<<114f1393ca865e0887042a0986622668>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneralForm_cluster$data = {
  readonly isHighAvailability: boolean;
  readonly k3sUpgrades: ReadonlyArray<string>;
  readonly k3sVersion: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_cluster">;
  readonly " $fragmentType": "GeneralForm_cluster";
};
export type GeneralForm_cluster$key = {
  readonly " $data"?: GeneralForm_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneralForm_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneralForm_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sUpgrades",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHighAvailability",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSettings_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "1a81e07274cbe23873eabff569c44461";

export default node;
