/**
 * @generated SignedSource<<bef6ee70893c3ef90f1906529430e394>>
 * @relayHash 2402dbd98bd96bd6dd695a58ed7c1d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e6573736eae2d934fb03137badc69dee3fce9d59c993b89acba6bf14691df3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NodePoolsTabQuery } from './NodePoolsTabQuery.graphql';

const node: PreloadableConcreteRequest<NodePoolsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3e6573736eae2d934fb03137badc69dee3fce9d59c993b89acba6bf14691df3",
    "metadata": {},
    "name": "NodePoolsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
