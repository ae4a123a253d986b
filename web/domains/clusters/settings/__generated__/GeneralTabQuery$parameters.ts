/**
 * @generated SignedSource<<5ec03016651a311ed322366f379f4c2a>>
 * @relayHash d2e8ae56ac6144d8d2784f0533990acc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daf7f801291a1da2b07a926f39f0c5f9d1a4689ff0c7cab882545b8a6c50868c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeneralTabQuery } from './GeneralTabQuery.graphql';

const node: PreloadableConcreteRequest<GeneralTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daf7f801291a1da2b07a926f39f0c5f9d1a4689ff0c7cab882545b8a6c50868c",
    "metadata": {},
    "name": "GeneralTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
