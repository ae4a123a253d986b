/**
 * @generated SignedSource<<9da0af1f80b237a596cffa8c951855f3>>
 * @relayHash 358e6d288ffa18f13d2d6389ed5288f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c956f735d9e16e6e38a0b6164989c81425d1279d1b59e78e103523100bfe26ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeploymentFrameQuery } from './DeploymentFrameQuery.graphql';

const node: PreloadableConcreteRequest<DeploymentFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c956f735d9e16e6e38a0b6164989c81425d1279d1b59e78e103523100bfe26ab",
    "metadata": {},
    "name": "DeploymentFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
