/**
 * @generated SignedSource<<2cd39e0a960d928efa10c66f29c77e39>>
 * @relayHash e6b8ac76232c30270f8f21cb25f44e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 933419a07fade0a563a1a6eea1a1a73049163f544913bef04edcb3772e6d2d1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostgresFrameQuery } from './PostgresFrameQuery.graphql';

const node: PreloadableConcreteRequest<PostgresFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "933419a07fade0a563a1a6eea1a1a73049163f544913bef04edcb3772e6d2d1e",
    "metadata": {},
    "name": "PostgresFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
