/**
 * @generated SignedSource<<455b497fceb15ea976377abd96cacbb2>>
 * @relayHash a80802249cfb767dd0461b8281f670a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7adfc5b0672b77d777de1c005dc876ede3acf142f3cd90840ac61af65c936f4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SsoTabQuery } from './SsoTabQuery.graphql';

const node: PreloadableConcreteRequest<SsoTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7adfc5b0672b77d777de1c005dc876ede3acf142f3cd90840ac61af65c936f4e",
    "metadata": {},
    "name": "SsoTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
