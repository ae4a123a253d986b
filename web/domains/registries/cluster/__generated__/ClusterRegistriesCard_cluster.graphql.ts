/**
 * @generated SignedSource<<09b7ea2ec1d6f4f986d572951826a415>>
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
        readonly detail: {
          readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
        } | null | undefined;
        readonly id: string;
        readonly isDefault: boolean | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                  "concreteType": "Message",
                  "kind": "LinkedField",
                  "name": "detail",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "MessageText_message",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "code",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "MessageParam",
                          "kind": "LinkedField",
                          "name": "params",
                          "plural": true,
                          "selections": [
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "value",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "message",
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

(node as any).hash = "60ed3375133c09b62576927bebbb49d6";

export default node;
