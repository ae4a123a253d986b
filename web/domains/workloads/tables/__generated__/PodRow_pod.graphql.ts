/**
 * @generated SignedSource<<5f5086a2bd353efa025037ef1f269e83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PodState = "COMPLETED" | "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodRow_pod$data = {
  readonly createdAt: string;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly nodeName: string | null | undefined;
  readonly restartCount: number;
  readonly state: PodState;
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly viewerCan: {
    readonly openTerminal: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "PodRow_pod";
};
export type PodRow_pod$key = {
  readonly " $data"?: PodRow_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodRow_pod">;
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
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodRow_pod",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "nodeName",
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
      "concreteType": "PodPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "openTerminal",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useActionReason_state",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "allowed",
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
                        (v1/*:: as any*/)
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
      "alias": null,
      "args": null,
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cores",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryGb",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};
})();

(node as any).hash = "89c9cd241ab691cf2027977456084cda";

export default node;
