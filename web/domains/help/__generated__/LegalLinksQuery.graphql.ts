/**
 * @generated SignedSource<<1f092424995fd37ec438984f2d909df3>>
 * @relayHash 4501aa2885d67631f12c1c14b92d911f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09499f1b8702eee6e4caba12000e995763cc16687c6d1b3612bb001a10133c86

import type { ConcreteRequest } from 'relay-runtime';
export type LegalLinksQuery$variables = Record<PropertyKey, never>;
export type LegalLinksQuery$data = {
  readonly installation: {
    readonly privacyUrl: string | null | undefined;
    readonly termsUrl: string | null | undefined;
  };
};
export type LegalLinksQuery = {
  response: LegalLinksQuery$data;
  variables: LegalLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Installation",
    "kind": "LinkedField",
    "name": "installation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "termsUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "privacyUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalLinksQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LegalLinksQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "09499f1b8702eee6e4caba12000e995763cc16687c6d1b3612bb001a10133c86",
    "metadata": {},
    "name": "LegalLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "832e0af51e4273fa1fbc6d67e3379d16";

export default node;
