/**
 * @generated SignedSource<<7536ba254c2fd98c66f315aeb8c2568f>>
 * @relayHash 3183236d7e701db308def0d8f4090e27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf085e9ebebb58c545fc0c6dbff6a703e2828efde487de7952733848842b4d22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RestorePageQuery } from './RestorePageQuery.graphql';

const node: PreloadableConcreteRequest<RestorePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf085e9ebebb58c545fc0c6dbff6a703e2828efde487de7952733848842b4d22",
    "metadata": {},
    "name": "RestorePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
