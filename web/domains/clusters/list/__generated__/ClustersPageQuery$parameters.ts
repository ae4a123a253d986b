/**
 * @generated SignedSource<<f5ba3c9951b48921328c8a778d771100>>
 * @relayHash 51ab69359da4fe84619e69d5c5d2ed0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b29662374ee78efc56a367d2e4b3cbff4405207a5ddd5d63c8fa374fc99f3af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClustersPageQuery } from './ClustersPageQuery.graphql';

const node: PreloadableConcreteRequest<ClustersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b29662374ee78efc56a367d2e4b3cbff4405207a5ddd5d63c8fa374fc99f3af",
    "metadata": {},
    "name": "ClustersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
