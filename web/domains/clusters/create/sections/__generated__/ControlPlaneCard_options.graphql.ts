/**
 * @generated SignedSource<<35b41eba28ad486d8e799ef1067eac99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ControlPlaneCard_options$data = {
  readonly locations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useLocations_location">;
  }>;
  readonly " $fragmentType": "ControlPlaneCard_options";
};
export type ControlPlaneCard_options$key = {
  readonly " $data"?: ControlPlaneCard_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ControlPlaneCard_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ControlPlaneCard_options",
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
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "3b888734465c0a061e4090e8ab833507";

export default node;
