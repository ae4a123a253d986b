/**
 * @generated SignedSource<<614836016581317cee5a47deb45dd2c2>>
 * @relayHash d211c7f3349b6097c0bcfd0b1eab0849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa95ead8f977b0e1faec24fd256ca9365b89685ebca357bcbca9109ccb1da33d

import type { ConcreteRequest } from 'relay-runtime';
export type LogEventKind = "ENDED" | "RESTARTED" | "STARTED" | "%future added value";
export type LogFeedSubscription$variables = {
  after: string;
  container?: string | null | undefined;
  target: string;
};
export type LogFeedSubscription$data = {
  readonly logTail: {
    readonly cursor: string | null | undefined;
    readonly dropped: number;
    readonly events: ReadonlyArray<{
      readonly kind: LogEventKind;
      readonly pod: string;
      readonly reason: string | null | undefined;
      readonly time: string;
    }>;
    readonly text: string;
  };
};
export type LogFeedSubscription = {
  response: LogFeedSubscription$data;
  variables: LogFeedSubscription$variables;
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
  "name": "container"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "target"
},
v3 = [
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
        "name": "container",
        "variableName": "container"
      },
      {
        "kind": "Variable",
        "name": "target",
        "variableName": "target"
      }
    ],
    "concreteType": "LogBatch",
    "kind": "LinkedField",
    "name": "logTail",
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
        "name": "cursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dropped",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LogEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pod",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LogFeedSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LogFeedSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "fa95ead8f977b0e1faec24fd256ca9365b89685ebca357bcbca9109ccb1da33d",
    "metadata": {},
    "name": "LogFeedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ff51d4f56cab72e6d927941fd30c84ea";

export default node;
