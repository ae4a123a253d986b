/**
 * @generated SignedSource<<9d6a21bc2d1bb6fa90584aa127c2c1c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePoolsForm_options$data = {
  readonly defaults: {
    readonly instanceType: string;
  };
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useLocations_location">;
  }>;
  readonly maxNodePools: number;
  readonly " $fragmentType": "NodePoolsForm_options";
};
export type NodePoolsForm_options$key = {
  readonly " $data"?: NodePoolsForm_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodePoolsForm_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodePoolsForm_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxNodePools",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterDefaults",
      "kind": "LinkedField",
      "name": "defaults",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instanceType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useLocations_location",
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
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countryCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "networkZone",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "bb9c1abb0432ccdaa17b2ef589a97fba";

export default node;
