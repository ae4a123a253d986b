/**
 * @generated SignedSource<<27f267038c75c4b6ce519171b6c47450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiKeysTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiKeyRow_apiKey">;
  };
  readonly " $fragmentType": "ApiKeysTable_edges";
}>;
export type ApiKeysTable_edges$key = ReadonlyArray<{
  readonly " $data"?: ApiKeysTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeysTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ApiKeysTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApiKeyRow_apiKey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApiKeyEdge",
  "abstractKey": null
};

(node as any).hash = "d11d1da9b671a44aff343502cccedabf";

export default node;
