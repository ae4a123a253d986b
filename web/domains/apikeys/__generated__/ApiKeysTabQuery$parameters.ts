/**
 * @generated SignedSource<<2e59783df18a137c7883f61884f583a4>>
 * @relayHash 4bae01635d655fbac7b36562bb6e26cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6867021eb45091b18da6285581a12f75eac3dcaf25430a2b774a62ef616afc6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysTabQuery } from './ApiKeysTabQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6867021eb45091b18da6285581a12f75eac3dcaf25430a2b774a62ef616afc6f",
    "metadata": {},
    "name": "ApiKeysTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
