/**
 * @generated SignedSource<<f18cdc551c76c3e5ed8ef86cf2ead46f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreateClusterForm_options$data = {
  readonly defaults: {
    readonly instanceType: string;
    readonly " $fragmentSpreads": FragmentRefs<"createValues_defaults">;
  };
  readonly k3sVersions: ReadonlyArray<{
    readonly version: string;
  }>;
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_zone">;
  }>;
  readonly maxNodePools: number;
  readonly osImages: ReadonlyArray<{
    readonly image: OsImage;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsCard_options" | "ControlPlaneCard_options" | "NetworkingSection_options" | "NodePoolsSection_options">;
  readonly " $fragmentType": "CreateClusterForm_options";
};
export type CreateClusterForm_options$key = {
  readonly " $data"?: CreateClusterForm_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_options">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instanceType",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
      "concreteType": "K3sVersion",
      "kind": "LinkedField",
      "name": "k3sVersions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OsImageOption",
      "kind": "LinkedField",
      "name": "osImages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "NetworkingSection_options"
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
})();

(node as any).hash = "6463f31bd959c6c70094e8240dbab0cd";

export default node;
