/**
 * @generated SignedSource<<d56bc20418f2d2d6a994c9e13079d05e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateClusterForm_options$data = {
  readonly defaults: {
    readonly " $fragmentSpreads": FragmentRefs<"createValues_defaults">;
  };
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_zone">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsCard_options" | "ControlPlaneCard_options" | "NodePoolsSection_options">;
  readonly " $fragmentType": "CreateClusterForm_options";
};
export type CreateClusterForm_options$key = {
  readonly " $data"?: CreateClusterForm_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateClusterForm_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterDefaults",
      "kind": "LinkedField",
      "name": "defaults",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "createValues_defaults",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "location",
              "storageKey": null
            },
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
              "name": "osImage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instanceType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cni",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowedNetworks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "privateSubnet",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
          "name": "CreateClusterForm_zone",
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
              "name": "networkZone",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicsCard_options"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ControlPlaneCard_options"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodePoolsSection_options"
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "e79575053e41c9f04e371c9dc541d72b";

export default node;
