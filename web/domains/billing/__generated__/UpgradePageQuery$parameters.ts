/**
 * @generated SignedSource<<796ca7c04c43cb4e26236063a5008ae5>>
 * @relayHash 1b60803eed24c69eb6cf03a07c69cd39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68c1b80e6ad4c8db8c149f2fac6c6b2a019eaac29581e54c77b15f039234beee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpgradePageQuery } from './UpgradePageQuery.graphql';

const node: PreloadableConcreteRequest<UpgradePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68c1b80e6ad4c8db8c149f2fac6c6b2a019eaac29581e54c77b15f039234beee",
    "metadata": {},
    "name": "UpgradePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
