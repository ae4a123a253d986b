/**
 * @generated SignedSource<<8834e50f52bf319892887de87b1a088a>>
 * @relayHash 4e7059bf8a510df24b74aabb5155efd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a57438486a9e63e410a9bc99425cfeaba818e54aeeb4d7bf486acdfa2d9a409

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostsPanelTestQuery$variables = Record<PropertyKey, never>;
export type CostsPanelTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"CostsPanel_account">;
    };
  } | null | undefined;
};
export type CostsPanelTestQuery = {
  response: CostsPanelTestQuery$data;
  variables: CostsPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Decimal"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CostsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CostsPanel_account"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CostsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountCosts",
                "kind": "LinkedField",
                "name": "costs",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "previousTotal",
                    "plural": false,
                    "selections": (v0/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClusterCosts",
                    "kind": "LinkedField",
                    "name": "clusters",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "monthlyEstimate",
                        "plural": false,
                        "selections": (v0/*:: as any*/),
                        "storageKey": null
                      },
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
                        "concreteType": "Cluster",
                        "kind": "LinkedField",
                        "name": "cluster",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "uuid",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "controlPlaneHours",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServerHours",
                        "kind": "LinkedField",
                        "name": "workerHours",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "instanceTypeName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hours",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DayCosts",
                        "kind": "LinkedField",
                        "name": "days",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "day",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "cost",
                            "plural": false,
                            "selections": (v0/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "month",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1a57438486a9e63e410a9bc99425cfeaba818e54aeeb4d7bf486acdfa2d9a409",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.costs": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountCosts"
        },
        "viewer.account.costs.clusters": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterCosts"
        },
        "viewer.account.costs.clusters.cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "viewer.account.costs.clusters.cluster.id": (v3/*:: as any*/),
        "viewer.account.costs.clusters.cluster.uuid": (v4/*:: as any*/),
        "viewer.account.costs.clusters.controlPlaneHours": (v5/*:: as any*/),
        "viewer.account.costs.clusters.days": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DayCosts"
        },
        "viewer.account.costs.clusters.days.cost": (v6/*:: as any*/),
        "viewer.account.costs.clusters.days.cost.amount": (v7/*:: as any*/),
        "viewer.account.costs.clusters.days.day": (v4/*:: as any*/),
        "viewer.account.costs.clusters.monthlyEstimate": (v6/*:: as any*/),
        "viewer.account.costs.clusters.monthlyEstimate.amount": (v7/*:: as any*/),
        "viewer.account.costs.clusters.name": (v4/*:: as any*/),
        "viewer.account.costs.clusters.total": (v6/*:: as any*/),
        "viewer.account.costs.clusters.total.amount": (v7/*:: as any*/),
        "viewer.account.costs.clusters.workerHours": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ServerHours"
        },
        "viewer.account.costs.clusters.workerHours.hours": (v5/*:: as any*/),
        "viewer.account.costs.clusters.workerHours.instanceTypeName": (v4/*:: as any*/),
        "viewer.account.costs.month": (v4/*:: as any*/),
        "viewer.account.costs.previousTotal": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Money"
        },
        "viewer.account.costs.previousTotal.amount": (v7/*:: as any*/),
        "viewer.account.costs.total": (v6/*:: as any*/),
        "viewer.account.costs.total.amount": (v7/*:: as any*/),
        "viewer.account.id": (v3/*:: as any*/)
      }
    },
    "name": "CostsPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bed61e566ef269e764b33f7aa8a1bfb";

export default node;
