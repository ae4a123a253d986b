/**
 * @generated SignedSource<<e3cfdd653739b09d38031f03e13b83f3>>
 * @relayHash d9cb549eef44a81b069874574516180e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c04a8b4981a5d4ba2adac84b76ee31bc476f6cfa6a9daf5646ba7b1e795e3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateClusterPageQuery } from './CreateClusterPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateClusterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06c04a8b4981a5d4ba2adac84b76ee31bc476f6cfa6a9daf5646ba7b1e795e3b",
    "metadata": {},
    "name": "CreateClusterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
