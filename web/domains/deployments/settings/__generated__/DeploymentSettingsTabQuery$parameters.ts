/**
 * @generated SignedSource<<f92407408576929c37c26390a16c1173>>
 * @relayHash e61aaad38e4a61bc0bed350d1d889ffe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641492a72d229ac852c149ca843c73c445b2b3467ac8e646189efddf6bf370f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeploymentSettingsTabQuery } from './DeploymentSettingsTabQuery.graphql';

const node: PreloadableConcreteRequest<DeploymentSettingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "641492a72d229ac852c149ca843c73c445b2b3467ac8e646189efddf6bf370f7",
    "metadata": {},
    "name": "DeploymentSettingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
