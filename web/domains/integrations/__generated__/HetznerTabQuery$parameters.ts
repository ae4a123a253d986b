/**
 * @generated SignedSource<<cadc54762c433661addae73fc08ed2db>>
 * @relayHash 5ffe78d62f72d855bf1bcf24ed156050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9b7497025f03cb38048ea73a87afabc21d5bbbea6176e8d531aae945406cc72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HetznerTabQuery } from './HetznerTabQuery.graphql';

const node: PreloadableConcreteRequest<HetznerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9b7497025f03cb38048ea73a87afabc21d5bbbea6176e8d531aae945406cc72",
    "metadata": {},
    "name": "HetznerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
