/**
 * @generated SignedSource<<6524e6d4cf936d39dd3605ebf95088a2>>
 * @relayHash 1a595781256bd26c86a0afd3d3ff83bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e0842f08474185d2028a26707d95f531987bd1eb6f538b8108660b9b6542370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e0842f08474185d2028a26707d95f531987bd1eb6f538b8108660b9b6542370",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
