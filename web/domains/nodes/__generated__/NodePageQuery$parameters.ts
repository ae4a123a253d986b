/**
 * @generated SignedSource<<d0491b16adfad01da0bda6dd7e21a3e3>>
 * @relayHash cb0de9da7ac35a9099cadaa01a861e4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc089f11fb5629a111478f4c53b19d3d82f079cdbd21da73bb786afbde6cf93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NodePageQuery } from './NodePageQuery.graphql';

const node: PreloadableConcreteRequest<NodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cc089f11fb5629a111478f4c53b19d3d82f079cdbd21da73bb786afbde6cf93",
    "metadata": {},
    "name": "NodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
