/**
 * @generated SignedSource<<654f288e08da9b2b5d762feff6437468>>
 * @relayHash a4a06c0efceb340fa862b2ed289a00e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6356f6637d375035eb30c5c1b64d117198d3c4897efbe378a3c93ce06db9a04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegistryTabQuery } from './RegistryTabQuery.graphql';

const node: PreloadableConcreteRequest<RegistryTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6356f6637d375035eb30c5c1b64d117198d3c4897efbe378a3c93ce06db9a04",
    "metadata": {},
    "name": "RegistryTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
