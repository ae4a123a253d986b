/**
 * @generated SignedSource<<7ae1118dae790703386ac72f077f0f14>>
 * @relayHash bcae41ba03644c7fb7512f7fb352750f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df275cb504d33959b586a38f15e19ca0f2e24f66dfac513266165e58c7552c46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostgresSettingsPageQuery } from './PostgresSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<PostgresSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df275cb504d33959b586a38f15e19ca0f2e24f66dfac513266165e58c7552c46",
    "metadata": {},
    "name": "PostgresSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
