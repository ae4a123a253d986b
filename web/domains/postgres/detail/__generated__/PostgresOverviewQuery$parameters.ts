/**
 * @generated SignedSource<<51bc5afb7eb00e7d6e549908c772bfbe>>
 * @relayHash e2e87592186e0e2a7309bab1890f8e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22294bd8749736315907fbeec9e07ed612aa6af34231315c9550fe5633ea3d77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostgresOverviewQuery } from './PostgresOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PostgresOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22294bd8749736315907fbeec9e07ed612aa6af34231315c9550fe5633ea3d77",
    "metadata": {},
    "name": "PostgresOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
