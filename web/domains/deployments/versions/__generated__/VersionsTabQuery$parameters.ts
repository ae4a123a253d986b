/**
 * @generated SignedSource<<e68c40bf0bcbc21039b5815bd4c13435>>
 * @relayHash de5ece218d8e9da2d13cfb03e612672c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08f380ace70544d8c44cd94965b5f7c6278c1e5aeb5201efd99348b0a6d0daa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionsTabQuery } from './VersionsTabQuery.graphql';

const node: PreloadableConcreteRequest<VersionsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b08f380ace70544d8c44cd94965b5f7c6278c1e5aeb5201efd99348b0a6d0daa",
    "metadata": {},
    "name": "VersionsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
