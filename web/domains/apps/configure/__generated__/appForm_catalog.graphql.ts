/**
 * @generated SignedSource<<e0b01ab931232d4657551c78706761d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AppFieldConditionOperator = "EQUALS" | "IS_NOT_SET" | "IS_SET" | "NOT_EQUALS" | "%future added value";
export type AppFieldSource = "INGRESS_CLASSES" | "STORAGE_CLASSES" | "%future added value";
export type AppFieldType = "BOOLEAN" | "DYNAMIC_SELECT" | "HIDDEN" | "NUMBER" | "PASSWORD" | "SELECT" | "STRING" | "%future added value";
export type AppFieldValidation = "DOMAIN" | "EMAIL" | "KUBERNETES_NAME" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type appForm_catalog$data = {
  readonly tabs: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly defaultValue: string | null | undefined;
      readonly generatedLength: number | null | undefined;
      readonly growsOnly: boolean;
      readonly help: {
        readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
      } | null | undefined;
      readonly isEditable: boolean;
      readonly isGenerated: boolean;
      readonly isRequired: boolean;
      readonly label: {
        readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
      };
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
      readonly minLength: number | null | undefined;
      readonly name: string;
      readonly options: ReadonlyArray<string>;
      readonly showIf: ReadonlyArray<{
        readonly field: string;
        readonly operator: AppFieldConditionOperator;
        readonly value: string | null | undefined;
      }>;
      readonly source: AppFieldSource | null | undefined;
      readonly type: AppFieldType;
      readonly validation: AppFieldValidation | null | undefined;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "appForm_catalog";
};
export type appForm_catalog$key = {
  readonly " $data"?: appForm_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"appForm_catalog">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "appForm_catalog"
};

(node as any).hash = "8cd066d79a8a4188b4c0f2620d614b3c";

export default node;
