/**
 * @generated SignedSource<<ca0a5ee0036296ec56f593bf1821db0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasicsCard_options$data = {
  readonly k3sVersions: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly version: string;
  }>;
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useLocations_location">;
  }>;
  readonly osImages: ReadonlyArray<{
    readonly image: OsImage;
    readonly label: string;
  }>;
  readonly " $fragmentType": "BasicsCard_options";
};
export type BasicsCard_options$key = {
  readonly " $data"?: BasicsCard_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsCard_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicsCard_options",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "700613aef5cd3ae617109e62e7ea233c";

export default node;
