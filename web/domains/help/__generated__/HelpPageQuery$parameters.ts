/**
 * @generated SignedSource<<aaa83ad8fb6d541bb3ecb6e3531ae86e>>
 * @relayHash 13227cf9e12b6005464991de91bf03db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec575ac5a09aac95af32db5056cdfde0e05967acc85b6578a99296536cf3166

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpPageQuery } from './HelpPageQuery.graphql';

const node: PreloadableConcreteRequest<HelpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec575ac5a09aac95af32db5056cdfde0e05967acc85b6578a99296536cf3166",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
