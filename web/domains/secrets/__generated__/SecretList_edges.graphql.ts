/**
 * @generated SignedSource<<05ba59cde0dddee8f91cbb5bce84063b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecretList_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SecretRow_secret">;
  };
  readonly " $fragmentType": "SecretList_edges";
}>;
export type SecretList_edges$key = ReadonlyArray<{
  readonly " $data"?: SecretList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecretList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SecretList_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GlobalSecret",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SecretRow_secret"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GlobalSecretEdge",
  "abstractKey": null
};

(node as any).hash = "d4320ef354bfdb50dc57dc0f07fd83fc";

export default node;
