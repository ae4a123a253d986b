/**
 * @generated SignedSource<<e5421ad767b7963fb1d4c8f02650c13a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePoolsSection_options$data = {
  readonly defaults: {
    readonly instanceType: string;
  };
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useLocations_location">;
  }>;
  readonly maxNodePools: number;
  readonly " $fragmentType": "NodePoolsSection_options";
};
export type NodePoolsSection_options$key = {
  readonly " $data"?: NodePoolsSection_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodePoolsSection_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodePoolsSection_options",
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

(node as any).hash = "57a205a4c2f530539d48191fa99e4782";

export default node;
