/**
 * @generated SignedSource<<65bc407ba363c330dd66d842945d8145>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterRegistryStatus = "APPLIED" | "APPLYING" | "FAILED" | "REMOVING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterRegistriesCard_cluster$data = {
  readonly applicableRegistries: ReadonlyArray<{
    readonly __typename: "Registry";
  }> | null | undefined;
  readonly id: string;
  readonly registries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isDefault: boolean | null | undefined;
        readonly message: string | null | undefined;
        readonly name: string;
        readonly status: ClusterRegistryStatus | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ClusterRegistryRow_registry">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyRegistryForm_cluster">;
  readonly " $fragmentType": "ClusterRegistriesCard_cluster";
};
export type ClusterRegistriesCard_cluster$key = {
  readonly " $data"?: ClusterRegistriesCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterRegistriesCard_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterRegistriesCard_cluster",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ClusterRegistriesConnection",
      "kind": "LinkedField",
      "name": "registries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterRegistriesConnectionEdge",
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
                (v0/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClusterRegistryRow_registry"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "registries(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Registry",
      "kind": "LinkedField",
      "name": "applicableRegistries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplyRegistryForm_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "298f993df9db77760c303b4d5618cd9e";

export default node;
