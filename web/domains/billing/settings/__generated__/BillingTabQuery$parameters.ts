/**
 * @generated SignedSource<<487aa2d1b6cd7edd61b5b6aa2472211f>>
 * @relayHash d4f27c42ecdb8eaa85f719987d457705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbcf4c3a191e7c5a4587fdace808104173af003474472fad9f1ae5db6da3f0cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingTabQuery } from './BillingTabQuery.graphql';

const node: PreloadableConcreteRequest<BillingTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbcf4c3a191e7c5a4587fdace808104173af003474472fad9f1ae5db6da3f0cc",
    "metadata": {},
    "name": "BillingTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
