/**
 * @generated SignedSource<<84e515c6c86426162f57225d5ea92acb>>
 * @relayHash e30a5ad9e611483e3ff18c497089f1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be858a278a62ef4d37adbf6d4e4e16096ed4660e5a9f13896f69e98552ea3c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TerminalPageQuery } from './TerminalPageQuery.graphql';

const node: PreloadableConcreteRequest<TerminalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2be858a278a62ef4d37adbf6d4e4e16096ed4660e5a9f13896f69e98552ea3c0",
    "metadata": {},
    "name": "TerminalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
