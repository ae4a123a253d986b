/**
 * @generated SignedSource<<bc089323983987b924a2b74a3ff3d509>>
 * @relayHash e2d9a947971e7eb36aa0438fdf7e4de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 474c336e61f498b59a1f905fc9b0a685756bc78ef2825b0b1cf3809c00a2305f

import type { ConcreteRequest } from 'relay-runtime';
export type CniPlugin = "CILIUM" | "FLANNEL" | "%future added value";
export type DatastoreMode = "ETCD" | "EXTERNAL" | "%future added value";
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
export type ClusterYamlDialogQuery$variables = {
  id: string;
};
export type ClusterYamlDialogQuery$data = {
  readonly cluster: {
    readonly apiAllowedNetworks: ReadonlyArray<string>;
    readonly cni: CniPlugin | null | undefined;
    readonly controlPlaneInstanceTypeName: string;
    readonly controlPlaneLocations: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly datastore: {
      readonly externalEndpoint: string | null | undefined;
      readonly mode: DatastoreMode;
    };
    readonly hasEmbeddedRegistryMirror: boolean;
    readonly hasPublicIpv4: boolean;
    readonly hasPublicIpv6: boolean;
    readonly isCniEncrypted: boolean;
    readonly isHighAvailability: boolean;
    readonly isProtected: boolean;
    readonly k3sVersion: string;
    readonly labels: ReadonlyArray<string>;
    readonly location: {
      readonly name: string;
    };
    readonly name: string;
    readonly nodePools: ReadonlyArray<{
      readonly instanceCount: number;
      readonly instanceTypeName: string;
      readonly isAutoscaling: boolean;
      readonly location: {
        readonly name: string;
      };
      readonly maxInstances: number | null | undefined;
      readonly minInstances: number | null | undefined;
      readonly name: string;
    }>;
    readonly osImage: OsImage;
    readonly privateSubnet: string | null | undefined;
    readonly schedulesWorkloadsOnControlPlane: boolean;
    readonly sshAllowedNetworks: ReadonlyArray<string>;
  } | null | undefined;
};
export type ClusterYamlDialogQuery = {
  response: ClusterYamlDialogQuery$data;
  variables: ClusterYamlDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "location",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "k3sVersion",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "osImage",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "controlPlaneInstanceTypeName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHighAvailability",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "controlPlaneLocations",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "schedulesWorkloadsOnControlPlane",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Datastore",
  "kind": "LinkedField",
  "name": "datastore",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalEndpoint",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasEmbeddedRegistryMirror",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isProtected",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cni",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCniEncrypted",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sshAllowedNetworks",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "apiAllowedNetworks",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPublicIpv4",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPublicIpv6",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "privateSubnet",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instanceTypeName",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instanceCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAutoscaling",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minInstances",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxInstances",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClusterYamlDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NodePool",
            "kind": "LinkedField",
            "name": "nodePools",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v22/*:: as any*/),
              (v4/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClusterYamlDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NodePool",
            "kind": "LinkedField",
            "name": "nodePools",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v22/*:: as any*/),
              (v4/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          (v27/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "474c336e61f498b59a1f905fc9b0a685756bc78ef2825b0b1cf3809c00a2305f",
    "metadata": {},
    "name": "ClusterYamlDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e6e7fda538d0c5a3bef835ebf426297";

export default node;
