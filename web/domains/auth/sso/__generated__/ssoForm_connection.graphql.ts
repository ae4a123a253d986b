/**
 * @generated SignedSource<<0d900b53a5b9d8d3b4866ba91a3c55c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SsoRole = "ADMIN" | "DEVELOPER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ssoForm_connection$data = {
  readonly clientId: string;
  readonly defaultRole: SsoRole;
  readonly domains: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly isRequired: boolean;
  readonly issuer: string;
  readonly roleClaim: string | null | undefined;
  readonly roleMapping: ReadonlyArray<{
    readonly role: SsoRole;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ssoForm_connection";
};
export type ssoForm_connection$key = {
  readonly " $data"?: ssoForm_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"ssoForm_connection">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ssoForm_connection"
};

(node as any).hash = "59b4ccf05b003bfe616582b5f2b84b23";

export default node;
