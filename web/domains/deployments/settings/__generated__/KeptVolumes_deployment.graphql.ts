/**
 * @generated SignedSource<<624df08f4088103b13ad3222e1d3aac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptVolumes_deployment$data = {
  readonly keptVolumes: ReadonlyArray<{
    readonly monthlyPrice: {
      readonly amount: string;
    };
    readonly name: string;
    readonly size: string;
  }>;
  readonly " $fragmentType": "KeptVolumes_deployment";
};
export type KeptVolumes_deployment$key = {
  readonly " $data"?: KeptVolumes_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptVolumes_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeptVolumes_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KeptVolume",
      "kind": "LinkedField",
      "name": "keptVolumes",
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
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthlyPrice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "f2768cbf38f987411ca1977ea4f71cd1";

export default node;
