/**
 * @generated SignedSource<<5f8814a5bf4c7fc6100109a548122538>>
 * @relayHash e610d4a42941dc19900a5e3d8c324f79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2088a22496bfcb1e68ff62499998fe03b1270388e4745f51971b6955ba14b9ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GitopsTabQuery } from './GitopsTabQuery.graphql';

const node: PreloadableConcreteRequest<GitopsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2088a22496bfcb1e68ff62499998fe03b1270388e4745f51971b6955ba14b9ce",
    "metadata": {},
    "name": "GitopsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
