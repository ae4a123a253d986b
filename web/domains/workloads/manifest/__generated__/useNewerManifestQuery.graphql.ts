/**
 * @generated SignedSource<<118fbc3b9ed3c4126a6e3aab72745179>>
 * @relayHash 805201c6f5d1c816d9b4e2817191ffc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb1603b53427814fe79dfd9b1e5f8a0cdc9cd0f31903946bb7fed7cabf17e3b7

import type { ConcreteRequest } from 'relay-runtime';
export type ManifestKind = "DAEMON_SET" | "DEPLOYMENT" | "INGRESS" | "JOB" | "PERSISTENT_VOLUME_CLAIM" | "POD" | "SERVICE" | "STATEFUL_SET" | "%future added value";
export type useNewerManifestQuery$variables = {
  id: string;
  kind: ManifestKind;
  name: string;
  namespace: string;
};
export type useNewerManifestQuery$data = {
  readonly cluster: {
    readonly manifest: {
      readonly revision: string;
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type useNewerManifestQuery = {
  response: useNewerManifestQuery$data;
  variables: useNewerManifestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "namespace"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    },
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
  "concreteType": "Manifest",
  "kind": "LinkedField",
  "name": "manifest",
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
      "name": "revision",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewerManifestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNewerManifestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb1603b53427814fe79dfd9b1e5f8a0cdc9cd0f31903946bb7fed7cabf17e3b7",
    "metadata": {},
    "name": "useNewerManifestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18df7620d70b6f114a6948407f7e17d1";

export default node;
