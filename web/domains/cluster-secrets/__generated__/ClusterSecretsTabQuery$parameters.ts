/**
 * @generated SignedSource<<5934f44eca166e38c23853bfabb61d51>>
 * @relayHash 2169211a6dd6093641484fc736ae4311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063395b295cbd3f8bc8dab9226c6612493725a04763e13b49cdb5f2637e564b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClusterSecretsTabQuery } from './ClusterSecretsTabQuery.graphql';

const node: PreloadableConcreteRequest<ClusterSecretsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "063395b295cbd3f8bc8dab9226c6612493725a04763e13b49cdb5f2637e564b9",
    "metadata": {},
    "name": "ClusterSecretsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
