/**
 * @generated SignedSource<<fc977ee6aad0d7cb76e8027eee6f8190>>
 * @relayHash 3146b6359cbf9c9c284f687b173b5a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53131978d0a41d963ce427cb7877f2d272d6698c5a9348e18af59393a84a1019

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkingTabQuery } from './NetworkingTabQuery.graphql';

const node: PreloadableConcreteRequest<NetworkingTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53131978d0a41d963ce427cb7877f2d272d6698c5a9348e18af59393a84a1019",
    "metadata": {},
    "name": "NetworkingTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
