/**
 * @generated SignedSource<<0f3af9a8c0fb2576bd339d904a4f0f70>>
 * @relayHash c78625f995040a8994e0a771c50ab2d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f484ff15027567ff4ca82f6c51a191ab6b97e8b78207b22fd13e72b1ab5d9eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigureAppPageQuery } from './ConfigureAppPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfigureAppPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f484ff15027567ff4ca82f6c51a191ab6b97e8b78207b22fd13e72b1ab5d9eb",
    "metadata": {},
    "name": "ConfigureAppPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
