/**
 * @generated SignedSource<<f443d506e72b019b48d353bab3220b6e>>
 * @relayHash 87a7a498e6d23895d9d2155b94b49a7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d67e4cc436b2daa7dd8b58508da6fcf9de8260e48efcf5598d312972537ef30b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GithubTabQuery } from './GithubTabQuery.graphql';

const node: PreloadableConcreteRequest<GithubTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d67e4cc436b2daa7dd8b58508da6fcf9de8260e48efcf5598d312972537ef30b",
    "metadata": {},
    "name": "GithubTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
