/**
 * @generated SignedSource<<d4bfa78e15b04e2858d7e51531d841d3>>
 * @relayHash bb2f7f0026144baa9b53bcd4472e0f32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b737fba90c63510001a4997ae9dffe0e2af6368bc47af8ba385386739f54007b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostgresLogsPageQuery } from './PostgresLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<PostgresLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b737fba90c63510001a4997ae9dffe0e2af6368bc47af8ba385386739f54007b",
    "metadata": {},
    "name": "PostgresLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
