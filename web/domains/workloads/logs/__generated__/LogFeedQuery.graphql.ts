/**
 * @generated SignedSource<<ead1bd3892c13a04155c4e872fdd5843>>
 * @relayHash f754e7740f8c5b1960d21224fbfe4474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d05ea2b82ee08976e0430c708ba33e5d7783394dcaed1ca2bb1913667f3c2899

import type { ConcreteRequest } from 'relay-runtime';
export type LogFeedQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  container?: string | null | undefined;
  previous: boolean;
  since?: string | null | undefined;
  tail: number;
  target: string;
};
export type LogFeedQuery$data = {
  readonly logs: {
    readonly endCursor: string;
    readonly hasEarlier: boolean;
    readonly hasLater: boolean;
    readonly hasNoPrevious: boolean;
    readonly pods: ReadonlyArray<{
      readonly containers: ReadonlyArray<string>;
      readonly isReady: boolean;
      readonly name: string;
      readonly restartCount: number;
    }>;
    readonly startCursor: string | null | undefined;
    readonly text: string;
  } | null | undefined;
};
export type LogFeedQuery = {
  response: LogFeedQuery$data;
  variables: LogFeedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "container"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previous"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tail"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "target"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "before",
        "variableName": "before"
      },
      {
        "kind": "Variable",
        "name": "container",
        "variableName": "container"
      },
      {
        "kind": "Variable",
        "name": "previous",
        "variableName": "previous"
      },
      {
        "kind": "Variable",
        "name": "since",
        "variableName": "since"
      },
      {
        "kind": "Variable",
        "name": "tail",
        "variableName": "tail"
      },
      {
        "kind": "Variable",
        "name": "target",
        "variableName": "target"
      }
    ],
    "concreteType": "LogPage",
    "kind": "LinkedField",
    "name": "logs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasEarlier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasLater",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNoPrevious",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LogPod",
        "kind": "LinkedField",
        "name": "pods",
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
            "name": "containers",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LogFeedQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LogFeedQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "d05ea2b82ee08976e0430c708ba33e5d7783394dcaed1ca2bb1913667f3c2899",
    "metadata": {},
    "name": "LogFeedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d407211a3585b2fcd880663dd347228";

export default node;
