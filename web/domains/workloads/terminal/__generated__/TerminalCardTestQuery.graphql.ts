/**
 * @generated SignedSource<<9d0420c38486f3dcbd35ea3369005b03>>
 * @relayHash 5dd1360b47109ac2b1f5ce0c0089ea91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1d0e310d84506ea8f0deeb54b6d5576ec3c180af51f78dcf59cd6b1318e500

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TerminalCardTestQuery$variables = Record<PropertyKey, never>;
export type TerminalCardTestQuery$data = {
  readonly cluster: {
    readonly pod: {
      readonly " $fragmentSpreads": FragmentRefs<"TerminalCard_pod">;
    } | null | undefined;
  } | null | undefined;
};
export type TerminalCardTestQuery = {
  response: TerminalCardTestQuery$data;
  variables: TerminalCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "web-1"
  },
  {
    "kind": "Literal",
    "name": "namespace",
    "value": "shop"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TerminalCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Pod",
            "kind": "LinkedField",
            "name": "pod",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TerminalCard_pod"
              }
            ],
            "storageKey": "pod(name:\"web-1\",namespace:\"shop\")"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TerminalCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Pod",
            "kind": "LinkedField",
            "name": "pod",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "namespace",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Container",
                "kind": "LinkedField",
                "name": "containers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
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
                    "name": "isReady",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "restartCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
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
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": "pod(name:\"web-1\",namespace:\"shop\")"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "2b1d0e310d84506ea8f0deeb54b6d5576ec3c180af51f78dcf59cd6b1318e500",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": (v4/*:: as any*/),
        "cluster.pod": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Pod"
        },
        "cluster.pod.containers": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Container"
        },
        "cluster.pod.containers.image": (v5/*:: as any*/),
        "cluster.pod.containers.isReady": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.pod.containers.message": (v6/*:: as any*/),
        "cluster.pod.containers.name": (v5/*:: as any*/),
        "cluster.pod.containers.reason": (v6/*:: as any*/),
        "cluster.pod.containers.restartCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cluster.pod.containers.state": {
          "enumValues": [
            "RUNNING",
            "TERMINATED",
            "WAITING"
          ],
          "nullable": false,
          "plural": false,
          "type": "ContainerState"
        },
        "cluster.pod.id": (v4/*:: as any*/),
        "cluster.pod.name": (v5/*:: as any*/),
        "cluster.pod.namespace": (v5/*:: as any*/)
      }
    },
    "name": "TerminalCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0901355ff096912605c637da65fa7c3";

export default node;
