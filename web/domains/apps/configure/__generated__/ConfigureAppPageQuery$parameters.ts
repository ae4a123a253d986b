/**
 * @generated SignedSource<<5d593570331c3b9729484ad659cca080>>
 * @relayHash 702ac5a564f3f914e14bcd5f524e3c52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43fa592c92496ce75b634a4c06a8f0f319b6f96db79273907be99d55aeef93a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigureAppPageQuery } from './ConfigureAppPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfigureAppPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43fa592c92496ce75b634a4c06a8f0f319b6f96db79273907be99d55aeef93a6",
    "metadata": {},
    "name": "ConfigureAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
