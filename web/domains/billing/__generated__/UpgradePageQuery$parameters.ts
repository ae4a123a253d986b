/**
 * @generated SignedSource<<0bc5c07395a04dba09d4b35e45b9fca6>>
 * @relayHash be108fa40281d37211c4dbaddae827f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf6711626504c501c70e8264071896f446b34c0c315d00cd05c57ae2bab95102

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpgradePageQuery } from './UpgradePageQuery.graphql';

const node: PreloadableConcreteRequest<UpgradePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf6711626504c501c70e8264071896f446b34c0c315d00cd05c57ae2bab95102",
    "metadata": {},
    "name": "UpgradePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
