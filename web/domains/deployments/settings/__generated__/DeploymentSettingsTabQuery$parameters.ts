/**
 * @generated SignedSource<<313ca9c5a09455cf389464244c2d6883>>
 * @relayHash 0c2d1598ab3791e3f1845f93e31cb0cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e4be6c730d03f54c5925e8e63df2a20cae5089e4b6e4d8d080b44298caabb84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeploymentSettingsTabQuery } from './DeploymentSettingsTabQuery.graphql';

const node: PreloadableConcreteRequest<DeploymentSettingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e4be6c730d03f54c5925e8e63df2a20cae5089e4b6e4d8d080b44298caabb84",
    "metadata": {},
    "name": "DeploymentSettingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
