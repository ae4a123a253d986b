/**
 * @generated SignedSource<<8149db9eae78f1b8f3409457120fca2c>>
 * @relayHash e5a5e52f0e1f1748322c02f763d395cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69b37b6e8ea04ce9056b47fc9e116bdb5f2222087bab259a30fe6474f4371001

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69b37b6e8ea04ce9056b47fc9e116bdb5f2222087bab259a30fe6474f4371001",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
