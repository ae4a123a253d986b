/**
 * @generated SignedSource<<487ba1c4a2b8e45b0ec20b4c5f5f965b>>
 * @relayHash f18fcb01d44558073270d6d8bc797251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2b60dd3ef12cd6769986f24cdbfbcb726751eb02d7d4f34c90d4a39c9ed393f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PodPageQuery } from './PodPageQuery.graphql';

const node: PreloadableConcreteRequest<PodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2b60dd3ef12cd6769986f24cdbfbcb726751eb02d7d4f34c90d4a39c9ed393f",
    "metadata": {},
    "name": "PodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
