/**
 * @generated SignedSource<<0065bf1a60a697b468f8c94424ffb5a4>>
 * @relayHash 293b710a00da97fe883d4dc44dfd3465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856ff1d0cc88c1993eb80428290c59261926028dad9d17154afc6dd2d1238e0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "856ff1d0cc88c1993eb80428290c59261926028dad9d17154afc6dd2d1238e0e",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
