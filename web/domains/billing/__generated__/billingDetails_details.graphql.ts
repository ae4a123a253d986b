/**
 * @generated SignedSource<<92eb7e6a379a41cf31e9f06ef86edc8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type billingDetails_details$data = {
  readonly addressLine1: string | null | undefined;
  readonly addressLine2: string | null | undefined;
  readonly city: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly country: string | null | undefined;
  readonly fullName: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly state: string | null | undefined;
  readonly taxId: string | null | undefined;
  readonly " $fragmentType": "billingDetails_details";
};
export type billingDetails_details$key = {
  readonly " $data"?: billingDetails_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"billingDetails_details">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "billingDetails_details"
};

(node as any).hash = "a6106ce6a337474150c0d82488b1729a";

export default node;
