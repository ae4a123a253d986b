/**
 * @generated SignedSource<<5133cbe35a8a97e46a0911ad8e7a7d29>>
 * @relayHash c49d6e53eb33ed8929c818816bca433a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4a4175f55680e379838eaa8e7a61fac2bee67b966104f678c42d41a1d14a2b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecretsTabQuery } from './SecretsTabQuery.graphql';

const node: PreloadableConcreteRequest<SecretsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4a4175f55680e379838eaa8e7a61fac2bee67b966104f678c42d41a1d14a2b2",
    "metadata": {},
    "name": "SecretsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
