/**
 * @generated SignedSource<<d08085809581c1271c4c4039b14dfc0e>>
 * @relayHash 8bdb2b7d4a25895f1ad68509effdf0aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ca84f77e8497bc82f81d901be5b1f0dc9fb70cd2c1612d63ed682f2f2972b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkloadsTabQuery } from './WorkloadsTabQuery.graphql';

const node: PreloadableConcreteRequest<WorkloadsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ca84f77e8497bc82f81d901be5b1f0dc9fb70cd2c1612d63ed682f2f2972b5",
    "metadata": {},
    "name": "WorkloadsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
