/**
 * @generated SignedSource<<a99b048932342c9a0bfa89f29c4ca9cb>>
 * @relayHash efde78439071a18b34ff3170526baa55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13fd2b07bbe6ddca6c8a5689fac9dabdadb6dd15c29356cf3fe570decd127ca8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeploymentOverviewQuery } from './DeploymentOverviewQuery.graphql';

const node: PreloadableConcreteRequest<DeploymentOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13fd2b07bbe6ddca6c8a5689fac9dabdadb6dd15c29356cf3fe570decd127ca8",
    "metadata": {},
    "name": "DeploymentOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
