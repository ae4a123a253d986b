/**
 * @generated SignedSource<<f7b1d0d9b5df02df43116d467d7aab78>>
 * @relayHash 53d6abe10bb4ddf14f9e9dcc82fe70c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0f16c1859e6def6d30c27a27ae99093f4eaf30841bc081fe86a224c80457ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegistriesTabQuery } from './RegistriesTabQuery.graphql';

const node: PreloadableConcreteRequest<RegistriesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0f16c1859e6def6d30c27a27ae99093f4eaf30841bc081fe86a224c80457ad",
    "metadata": {},
    "name": "RegistriesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
