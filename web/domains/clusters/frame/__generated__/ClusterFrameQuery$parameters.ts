/**
 * @generated SignedSource<<e06a6ee58055954db117a01af0912816>>
 * @relayHash 4b5120c930bd7c2012e989f3fd7f31f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169df6a4085ee65162ebccf4ce830e2d401db18300b9a28aba288ee9584368e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClusterFrameQuery } from './ClusterFrameQuery.graphql';

const node: PreloadableConcreteRequest<ClusterFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "169df6a4085ee65162ebccf4ce830e2d401db18300b9a28aba288ee9584368e2",
    "metadata": {},
    "name": "ClusterFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
