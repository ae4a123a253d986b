/**
 * @generated SignedSource<<92545ff798c9ba972672ba98321ab9ef>>
 * @relayHash c8e8797cedd9841147669a56b2dcd8da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd24600adad6c8e4f23f8e06f9768bb20ecc71500cd81f67a489a3413f58ab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd24600adad6c8e4f23f8e06f9768bb20ecc71500cd81f67a489a3413f58ab2",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
