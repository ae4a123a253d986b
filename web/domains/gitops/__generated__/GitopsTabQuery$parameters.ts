/**
 * @generated SignedSource<<4d9f1af4f00d3775386c903ea7cd60a9>>
 * @relayHash 0561bdb437e50492f97ab1dcefe68f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d7ced0381ef008721cf8472cb54308a83525e5b0a2e219fa497b19b1482bc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GitopsTabQuery } from './GitopsTabQuery.graphql';

const node: PreloadableConcreteRequest<GitopsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3d7ced0381ef008721cf8472cb54308a83525e5b0a2e219fa497b19b1482bc5",
    "metadata": {},
    "name": "GitopsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
