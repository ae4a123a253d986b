/**
 * @generated SignedSource<<b79031315cfe365ba98633e8d43dad08>>
 * @relayHash 653cf6d4acd9a3f63bb1ae0681b2ab08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51b57b4b86d6b3c653b6bf4e5f772c2bfc40e196b5c4bdf6925515b911790a5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DangerTabQuery } from './DangerTabQuery.graphql';

const node: PreloadableConcreteRequest<DangerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51b57b4b86d6b3c653b6bf4e5f772c2bfc40e196b5c4bdf6925515b911790a5e",
    "metadata": {},
    "name": "DangerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
