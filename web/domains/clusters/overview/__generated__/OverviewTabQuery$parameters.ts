/**
 * @generated SignedSource<<1401a9cc7599734dc95ba0af97fb6526>>
 * @relayHash d7e4e2b95ab8e2e0c2c28304b2916ea2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581e4067a2a4921bc787e9a341c0f3d62e2a1b1840a9d9c30d232df85d649dc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewTabQuery } from './OverviewTabQuery.graphql';

const node: PreloadableConcreteRequest<OverviewTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "581e4067a2a4921bc787e9a341c0f3d62e2a1b1840a9d9c30d232df85d649dc8",
    "metadata": {},
    "name": "OverviewTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
