/**
 * @generated SignedSource<<ddcbba740b981b3d4a8b943928949ce6>>
 * @relayHash 835551f748bd16c39e77cf270beecb58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da1aa8cea8d085973e1a95f09df23d2c50a7e7cc3f889c3205b74aff4028580

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessTabQuery } from './AccessTabQuery.graphql';

const node: PreloadableConcreteRequest<AccessTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6da1aa8cea8d085973e1a95f09df23d2c50a7e7cc3f889c3205b74aff4028580",
    "metadata": {},
    "name": "AccessTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
