/**
 * @generated SignedSource<<7e3eae1eae2e750a18174479e0b2a5c3>>
 * @relayHash 267149a8b0f8f200494ddf404cca1d45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57200b935b3891a4046befe483bd2fb338dd420290e90065cb8657934d8c3767

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NodePageQuery } from './NodePageQuery.graphql';

const node: PreloadableConcreteRequest<NodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57200b935b3891a4046befe483bd2fb338dd420290e90065cb8657934d8c3767",
    "metadata": {},
    "name": "NodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
