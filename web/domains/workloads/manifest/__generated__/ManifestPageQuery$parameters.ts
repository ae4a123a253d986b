/**
 * @generated SignedSource<<62bfd00f8910fcb0fe363fc24fc5002c>>
 * @relayHash 0ce9497f1c0a2bdbd96fa2800ffdf987
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23cd533b4c828efdea0bd6b4ff0cf65f8dbc079c9dbacb9610591abca99c834f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManifestPageQuery } from './ManifestPageQuery.graphql';

const node: PreloadableConcreteRequest<ManifestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23cd533b4c828efdea0bd6b4ff0cf65f8dbc079c9dbacb9610591abca99c834f",
    "metadata": {},
    "name": "ManifestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
