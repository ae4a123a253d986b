/**
 * @generated SignedSource<<537f86e51490a5feabb7306c3c5c1d8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonNeeded_cluster$data = {
  readonly addons: {
    readonly nodes: ReadonlyArray<{
      readonly isInstalled: boolean;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "AddonNeeded_cluster";
};
export type AddonNeeded_cluster$key = {
  readonly " $data"?: AddonNeeded_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonNeeded_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonNeeded_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AddonConnection",
      "kind": "LinkedField",
      "name": "addons",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Addon",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "isInstalled",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "addons(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "4a1b8b5172ecdac735629571f267242b";

export default node;
