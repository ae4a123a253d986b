/**
 * @generated SignedSource<<66bcbecedb76f85e60d521e87b4455ea>>
 * @relayHash 5e6eb0d62d3e01f1a9ea999ddd5c45c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe89c3bfb25ca5713279d650de76805d8c98d8c77b59ed918b2c6d2e3116336

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePostgresPageQuery } from './CreatePostgresPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePostgresPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffe89c3bfb25ca5713279d650de76805d8c98d8c77b59ed918b2c6d2e3116336",
    "metadata": {},
    "name": "CreatePostgresPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
