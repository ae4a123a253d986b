/**
 * @generated SignedSource<<c62948771838c71cefe2f184562916ff>>
 * @relayHash 236cef46b45e77c5beefd7f923bb9cc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a068063ed2122d328d8ef6723625e35c57f53f41d36cecebd5166d2f4f4efa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TerminalPageQuery } from './TerminalPageQuery.graphql';

const node: PreloadableConcreteRequest<TerminalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a068063ed2122d328d8ef6723625e35c57f53f41d36cecebd5166d2f4f4efa",
    "metadata": {},
    "name": "TerminalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
