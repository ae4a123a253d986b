/**
 * @generated SignedSource<<6b6ad03b99c157f37187d04b7846f2bc>>
 * @relayHash e0930a1317505b042e4222d9777c6e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c360f90c9d179647b9d48c527276bdb38076ad216ec12a727d56fb7388d8a20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c360f90c9d179647b9d48c527276bdb38076ad216ec12a727d56fb7388d8a20",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
