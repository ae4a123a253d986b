/**
 * @generated SignedSource<<afc9cdda4951bdfe6ad24298875e820c>>
 * @relayHash 2368198c6c16a1058f889bfbd62ba110
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1be69a415ec29a1e2e49efa8c0e3ea7b832bf6850d6190541eb87247baf5c74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogsTabQuery } from './LogsTabQuery.graphql';

const node: PreloadableConcreteRequest<LogsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1be69a415ec29a1e2e49efa8c0e3ea7b832bf6850d6190541eb87247baf5c74",
    "metadata": {},
    "name": "LogsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
