/**
 * @generated SignedSource<<7f07fd0127c6f90a9ecb06d46c1930f9>>
 * @relayHash 306efef4150b3a3b953cd299231b955a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e4a63e3c3f6de4d2eb951cc56379a4eae3ba786ec7ed1618541e193739c8e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManifestPageQuery } from './ManifestPageQuery.graphql';

const node: PreloadableConcreteRequest<ManifestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1e4a63e3c3f6de4d2eb951cc56379a4eae3ba786ec7ed1618541e193739c8e2",
    "metadata": {},
    "name": "ManifestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
