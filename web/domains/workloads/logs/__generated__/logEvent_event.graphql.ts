/**
 * @generated SignedSource<<24a866a8f1aaeb9371ac36e6923b2ea3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LogEventKind = "ENDED" | "RESTARTED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type logEvent_event$data = {
  readonly kind: LogEventKind;
  readonly pod: string;
  readonly reason: string | null | undefined;
  readonly time: string;
  readonly " $fragmentType": "logEvent_event";
};
export type logEvent_event$key = {
  readonly " $data"?: logEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"logEvent_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "logEvent_event"
};

(node as any).hash = "b9d287740aae8d29cb44576f59b761eb";

export default node;
