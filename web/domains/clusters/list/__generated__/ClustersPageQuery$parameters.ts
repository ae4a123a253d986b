/**
 * @generated SignedSource<<b1e44f2db539e301e642d8ada04fc176>>
 * @relayHash 856afc91b7eb72d3a9e2c061a737282d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d4be36dfd371c8dbc9058a8f41b09a764e43b42ccf7030a501675356054762

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClustersPageQuery } from './ClustersPageQuery.graphql';

const node: PreloadableConcreteRequest<ClustersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1d4be36dfd371c8dbc9058a8f41b09a764e43b42ccf7030a501675356054762",
    "metadata": {},
    "name": "ClustersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
