/**
 * @generated SignedSource<<250a2f83dc5ed4a3776091226337846f>>
 * @relayHash 3e30252458582206a18f9bc9c519cb62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6efacd417d460a3e877645480ca3088aa4800959c1f3bdf08a2814bfe35f46ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpPageQuery } from './HelpPageQuery.graphql';

const node: PreloadableConcreteRequest<HelpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6efacd417d460a3e877645480ca3088aa4800959c1f3bdf08a2814bfe35f46ea",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
