/**
 * @generated SignedSource<<e83fe784b952d93f8879ded834222fb7>>
 * @relayHash 3a56efc37bb6d74af012245109c05ef9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa09e749539b5569a3cb84bfd946822149bd5ea6f92de046e1502d82edbb0ef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorPageQuery } from './OperatorPageQuery.graphql';

const node: PreloadableConcreteRequest<OperatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa09e749539b5569a3cb84bfd946822149bd5ea6f92de046e1502d82edbb0ef5",
    "metadata": {},
    "name": "OperatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
