/**
 * @generated SignedSource<<01a56826ac0517a12f3cf9fbb96bc63d>>
 * @relayHash 863e370b9b9529207f178bad9f7a1a90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 333d9019390739c0f877ba692114271c928971d821a436f697f5ed0adf0c1867

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClusterHealthQuery } from './ClusterHealthQuery.graphql';

const node: PreloadableConcreteRequest<ClusterHealthQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "333d9019390739c0f877ba692114271c928971d821a436f697f5ed0adf0c1867",
    "metadata": {},
    "name": "ClusterHealthQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
