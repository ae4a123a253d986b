/**
 * @generated SignedSource<<62748cf29344b0662e292507d580219c>>
 * @relayHash 95fea012fd8ffd4d90975377a3b0608d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e53123f83466ae3274aa9c800add2b1845fe60e6f6658cc39916d90e10b6a54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TwoFactorTabQuery } from './TwoFactorTabQuery.graphql';

const node: PreloadableConcreteRequest<TwoFactorTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e53123f83466ae3274aa9c800add2b1845fe60e6f6658cc39916d90e10b6a54",
    "metadata": {},
    "name": "TwoFactorTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
