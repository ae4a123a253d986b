/**
 * @generated SignedSource<<0171ee232e770fa2ff9e4cc19b6ecbd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionStatus = "FALSE" | "TRUE" | "UNKNOWN" | "%future added value";
export type ContainerState = "RUNNING" | "TERMINATED" | "WAITING" | "%future added value";
export type KubernetesEventType = "NORMAL" | "WARNING" | "%future added value";
export type PodState = "COMPLETED" | "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type podEvent_cluster$data = {
  readonly pod: {
    readonly conditions: ReadonlyArray<{
      readonly changedAt: string | null | undefined;
      readonly message: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly status: ConditionStatus;
      readonly type: string;
    }> | null | undefined;
    readonly containers: ReadonlyArray<{
      readonly image: string;
      readonly isReady: boolean;
      readonly message: string | null | undefined;
      readonly name: string;
      readonly reason: string | null | undefined;
      readonly restartCount: number;
      readonly state: ContainerState;
    }>;
    readonly createdAt: string;
    readonly events: ReadonlyArray<{
      readonly count: number;
      readonly lastSeenAt: string;
      readonly message: string;
      readonly namespace: string;
      readonly objectKind: string;
      readonly objectName: string;
      readonly reason: string;
      readonly type: KubernetesEventType;
      readonly uid: string;
    }> | null | undefined;
    readonly ip: string | null | undefined;
    readonly message: string | null | undefined;
    readonly name: string;
    readonly namespace: string;
    readonly nodeName: string | null | undefined;
    readonly owner: {
      readonly kind: string;
      readonly name: string;
    } | null | undefined;
    readonly state: PodState;
    readonly usage: {
      readonly cores: number;
      readonly memoryGb: number;
    } | null | undefined;
    readonly yaml: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "podEvent_cluster";
};
export type podEvent_cluster$key = {
  readonly " $data"?: podEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"podEvent_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "name"
    },
    {
      "kind": "RootArgument",
      "name": "namespace"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "podEvent_cluster",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "name",
          "variableName": "name"
        },
        {
          "kind": "Variable",
          "name": "namespace",
          "variableName": "namespace"
        }
      ],
      "concreteType": "Pod",
      "kind": "LinkedField",
      "name": "pod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yaml",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KubernetesEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uid",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "objectKind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "objectName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeenAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v2/*:: as any*/),
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
          "name": "ip",
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
          "concreteType": "PodOwner",
          "kind": "LinkedField",
          "name": "owner",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v4/*:: as any*/)
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Container",
          "kind": "LinkedField",
          "name": "containers",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
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
            (v5/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Condition",
          "kind": "LinkedField",
          "name": "conditions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "64842d16d72ad6e402b00d0f4b51827d";

export default node;
