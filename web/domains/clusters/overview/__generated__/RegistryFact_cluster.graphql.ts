/**
 * @generated SignedSource<<10f9b366a9b403e056949aeed146bef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistryFact_cluster$data = {
  readonly registries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isDefault: boolean | null | undefined;
        readonly name: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RegistryFact_cluster";
};
export type RegistryFact_cluster$key = {
  readonly " $data"?: RegistryFact_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryFact_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistryFact_cluster",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ClusterRegistryConnection",
      "kind": "LinkedField",
      "name": "registries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterRegistryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClusterRegistry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "isDefault",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "registries(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "cbab5ac215c953110e7351231d42f0a3";

export default node;
