/**
 * @generated SignedSource<<17f3c3620b833444ca2dc0f1326d6d2a>>
 * @relayHash 1bf5bba178ffd7163e6da6bf5e444061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63161293055a78c26bf8dad547951ab14c382b340798465840cc54e4364bb400

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63161293055a78c26bf8dad547951ab14c382b340798465840cc54e4364bb400",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
