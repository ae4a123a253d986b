/**
 * @generated SignedSource<<9e1eb4bafd44850bf6a5a4e8d8d20c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistryConnection_cluster$data = {
  readonly registries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isDefault: boolean | null | undefined;
        readonly name: string;
      };
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "RegistryConnection_cluster";
};
export type RegistryConnection_cluster$key = {
  readonly " $data"?: RegistryConnection_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryConnection_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistryConnection_cluster",
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

(node as any).hash = "f345a76031cd62c89470d321c57b376d";

export default node;
