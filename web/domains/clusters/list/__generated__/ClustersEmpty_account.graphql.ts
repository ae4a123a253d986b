/**
 * @generated SignedSource<<93ab83593c11e18f3fd91c6fe744d60d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClustersEmpty_account$data = {
  readonly cloudToken: {
    readonly isSaved: boolean;
  } | null | undefined;
  readonly " $fragmentType": "ClustersEmpty_account";
};
export type ClustersEmpty_account$key = {
  readonly " $data"?: ClustersEmpty_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClustersEmpty_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClustersEmpty_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudToken",
      "kind": "LinkedField",
      "name": "cloudToken",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSaved",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "04d5d9724ff2c8c046cc597f208e1c00";

export default node;
