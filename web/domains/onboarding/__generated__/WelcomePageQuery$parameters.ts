/**
 * @generated SignedSource<<415f0882f0d0c59ca7d6ca53c3dc4db5>>
 * @relayHash 43a096f7c24aafe43a3a5d302dee5576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94a807921551338628250fe151ec879ba8fef555373fb63159f4e1b2375d6369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94a807921551338628250fe151ec879ba8fef555373fb63159f4e1b2375d6369",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
