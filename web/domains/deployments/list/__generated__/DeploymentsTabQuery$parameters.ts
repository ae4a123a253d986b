/**
 * @generated SignedSource<<2338337ce8db8c5895295f1314378bdd>>
 * @relayHash d51f37b35c011ea06e13d896beb57c27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d97d70dc8b88844f13d1bb70aa06e926bb5ba54ee8a112b5945c181d6acd4ec1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeploymentsTabQuery } from './DeploymentsTabQuery.graphql';

const node: PreloadableConcreteRequest<DeploymentsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d97d70dc8b88844f13d1bb70aa06e926bb5ba54ee8a112b5945c181d6acd4ec1",
    "metadata": {},
    "name": "DeploymentsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
