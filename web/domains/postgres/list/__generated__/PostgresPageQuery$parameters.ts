/**
 * @generated SignedSource<<9a3c1a4f93478c41fa2811a9cde3be61>>
 * @relayHash 83ee48746e30e91e5ed85e6fd8d47642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f2445a55d0963263e3a07e486d6151f6926eb751cd99c9015ca90e2dbfb13d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostgresPageQuery } from './PostgresPageQuery.graphql';

const node: PreloadableConcreteRequest<PostgresPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f2445a55d0963263e3a07e486d6151f6926eb751cd99c9015ca90e2dbfb13d0",
    "metadata": {},
    "name": "PostgresPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
