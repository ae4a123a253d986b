/**
 * @generated SignedSource<<d6982d5dca23161e5c0a4d0ac4861501>>
 * @relayHash 8721677fc1c59d6d844f8b902cce2592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba803d9ca2f1effd3ee0813d38be44e0289a568514d1e1260a744f52ad3523c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecretsTabQuery } from './SecretsTabQuery.graphql';

const node: PreloadableConcreteRequest<SecretsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba803d9ca2f1effd3ee0813d38be44e0289a568514d1e1260a744f52ad3523c6",
    "metadata": {},
    "name": "SecretsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
