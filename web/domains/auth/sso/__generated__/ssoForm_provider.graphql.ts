/**
 * @generated SignedSource<<6a2ed3bd691ac035d2127e9116f572dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SsoRole = "ADMIN" | "DEVELOPER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ssoForm_provider$data = {
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
  readonly " $fragmentType": "ssoForm_provider";
};
export type ssoForm_provider$key = {
  readonly " $data"?: ssoForm_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ssoForm_provider">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ssoForm_provider"
};

(node as any).hash = "9727d8e8ce27286e80df3bed8b3a03ec";

export default node;
