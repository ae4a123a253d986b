/**
 * @generated SignedSource<<293b834ab56d32c379bfbb7dfe42ba8c>>
 * @relayHash 5382f33877520d413f8324b3f2a27687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a85dacb187022e4cbe323956aaba09030fbe873fc5c7cb5ceac8f574315097e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClusterSettingsFrameQuery } from './ClusterSettingsFrameQuery.graphql';

const node: PreloadableConcreteRequest<ClusterSettingsFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a85dacb187022e4cbe323956aaba09030fbe873fc5c7cb5ceac8f574315097e",
    "metadata": {},
    "name": "ClusterSettingsFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
