/**
 * @generated SignedSource<<37d1dab7ba8852bdc36c78a6edb3b75b>>
 * @relayHash 9b2e5eca618f75e32497dce20af6e648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97af0b2bdc327b2b23d4e04debcce1d2bd39aba8c59926e640ad5b444d98d53b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinPageQuery } from './JoinPageQuery.graphql';

const node: PreloadableConcreteRequest<JoinPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97af0b2bdc327b2b23d4e04debcce1d2bd39aba8c59926e640ad5b444d98d53b",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
