/**
 * @generated SignedSource<<6083683ba19c2bbedb1267f3362cd542>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterCard_cluster$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isHighAvailability: boolean;
  readonly isProtected: boolean;
  readonly k3sVersion: string;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly name: string;
  readonly uuid: string;
  readonly viewerCan: {
    readonly open: {
      readonly allowed: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ClusterFailure_cluster" | "ClusterLabels_cluster" | "ClusterMenu_cluster" | "ClusterName_cluster" | "ClusterProgress_cluster" | "ClusterStatusBadge_cluster" | "MonthlyPrice_cluster" | "WorkerCount_cluster">;
  readonly " $fragmentType": "ClusterCard_cluster";
};
export type ClusterCard_cluster$key = {
  readonly " $data"?: ClusterCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterCard_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
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
          "name": "countryCode",
          "storageKey": null
        }
      ],
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
      "name": "isHighAvailability",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProtected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "open",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useActionReason_state",
              "selections": [
                (v1/*:: as any*/),
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
                            (v0/*:: as any*/),
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
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterName_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterStatusBadge_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterProgress_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterFailure_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterLabels_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterMenu_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MonthlyPrice_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkerCount_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "b83b358a17905c3b5990b4f95ca79241";

export default node;
