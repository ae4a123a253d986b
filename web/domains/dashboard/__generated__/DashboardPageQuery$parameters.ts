/**
 * @generated SignedSource<<b7498499b24268dcf2b767fcfd285f96>>
 * @relayHash 65ec4216ac3ad7e6e45a1bf0cb06312d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc00d23242f435e0ea9fb1fae7f439524b868e6a345974e0f30229281327de7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc00d23242f435e0ea9fb1fae7f439524b868e6a345974e0f30229281327de7d",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
