/**
 * @generated SignedSource<<bab4783c91fc06f2bba8257a2a4d4909>>
 * @relayHash d5408b9ede3610da258df0862b85be42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15252495ac7e6fb487da9990ee76db28e8ba3e4387726add4d91fae0aa6866ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PasswordTabQuery } from './PasswordTabQuery.graphql';

const node: PreloadableConcreteRequest<PasswordTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15252495ac7e6fb487da9990ee76db28e8ba3e4387726add4d91fae0aa6866ee",
    "metadata": {},
    "name": "PasswordTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
