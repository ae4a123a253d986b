/**
 * @generated SignedSource<<770783f58f19e27b414fa8543d53a132>>
 * @relayHash cdb839540e3fd6c6e35c7f4f9113f098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2afa0bd45058ba012a885f7a0b2de97e6eae086393b4cf690a6b4fe1ae83f122

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegistriesTabQuery } from './RegistriesTabQuery.graphql';

const node: PreloadableConcreteRequest<RegistriesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2afa0bd45058ba012a885f7a0b2de97e6eae086393b4cf690a6b4fe1ae83f122",
    "metadata": {},
    "name": "RegistriesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
