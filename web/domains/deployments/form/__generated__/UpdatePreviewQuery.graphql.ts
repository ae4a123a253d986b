/**
 * @generated SignedSource<<053e3b3465d996eb2b39659646fe846c>>
 * @relayHash 2986b11ab70763c007eeb7db6fb7ddf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ecf6ec3ebd6aff923946441ae173ebf0fa53cc7a14d4bf219bd641739c5f997

import type { ConcreteRequest } from 'relay-runtime';
export type AutoUpdatePolicy = "ALL" | "CUSTOM" | "LATEST" | "MAJOR" | "MINOR" | "PATCH" | "%future added value";
export type UpdatePreviewQuery$variables = {
  clusterId: string;
  customPattern?: string | null | undefined;
  imageRepository: string;
  imageTag: string;
  policy: AutoUpdatePolicy;
};
export type UpdatePreviewQuery$data = {
  readonly imageUpdatePreview: {
    readonly candidates: ReadonlyArray<string>;
    readonly next: string | null | undefined;
  } | null | undefined;
};
export type UpdatePreviewQuery = {
  response: UpdatePreviewQuery$data;
  variables: UpdatePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clusterId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customPattern"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imageRepository"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imageTag"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "policy"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clusterId",
        "variableName": "clusterId"
      },
      {
        "kind": "Variable",
        "name": "customPattern",
        "variableName": "customPattern"
      },
      {
        "kind": "Variable",
        "name": "imageRepository",
        "variableName": "imageRepository"
      },
      {
        "kind": "Variable",
        "name": "imageTag",
        "variableName": "imageTag"
      },
      {
        "kind": "Variable",
        "name": "policy",
        "variableName": "policy"
      }
    ],
    "concreteType": "ImageUpdatePreview",
    "kind": "LinkedField",
    "name": "imageUpdatePreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "candidates",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdatePreviewQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UpdatePreviewQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "2ecf6ec3ebd6aff923946441ae173ebf0fa53cc7a14d4bf219bd641739c5f997",
    "metadata": {},
    "name": "UpdatePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65578e80b627ea67290e41f4e2361136";

export default node;
