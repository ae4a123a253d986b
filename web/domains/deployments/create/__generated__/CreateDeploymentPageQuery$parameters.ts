/**
 * @generated SignedSource<<548c61dd075de2b77a26ec5dfa1a0ba9>>
 * @relayHash 8dc794643ea6be943b04f455c5883789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f542d2d8d13e740c3b83bcaa54d6532a4a3abf6fc20aa82811103cb6566f84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateDeploymentPageQuery } from './CreateDeploymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateDeploymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16f542d2d8d13e740c3b83bcaa54d6532a4a3abf6fc20aa82811103cb6566f84",
    "metadata": {},
    "name": "CreateDeploymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
