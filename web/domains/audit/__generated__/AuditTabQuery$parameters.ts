/**
 * @generated SignedSource<<28fdd91252f27477aaa10485ec837890>>
 * @relayHash 90d6bb0541f9948d2c12b9286f773de8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f7de64a8cd643a20e39cf5616cff44c87c448511bbd2c040825e2f7d66b5aa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f7de64a8cd643a20e39cf5616cff44c87c448511bbd2c040825e2f7d66b5aa2",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
