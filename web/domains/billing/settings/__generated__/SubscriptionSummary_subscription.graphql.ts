/**
 * @generated SignedSource<<982aa52d7a7bdc4994775ea82cbd6b28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingInterval = "MONTHLY" | "YEARLY" | "%future added value";
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INACTIVE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionSummary_subscription$data = {
  readonly endsAt: string | null | undefined;
  readonly interval: BillingInterval | null | undefined;
  readonly renewsAt: string | null | undefined;
  readonly scheduledDowngrade: {
    readonly startsAt: string;
    readonly tier: PlanTier | null | undefined;
  } | null | undefined;
  readonly status: SubscriptionStatus;
  readonly tier: PlanTier | null | undefined;
  readonly viewerCan: {
    readonly cancel: {
      readonly allowed: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly resume: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "SubscriptionSummary_subscription";
};
export type SubscriptionSummary_subscription$key = {
  readonly " $data"?: SubscriptionSummary_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionSummary_subscription">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tier",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionSummary_subscription",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledDowngrade",
      "kind": "LinkedField",
      "name": "scheduledDowngrade",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "cancel",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useActionReason_state",
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Message",
                  "kind": "LinkedField",
                  "name": "detail",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "MessageText_message",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "code",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "MessageParam",
                          "kind": "LinkedField",
                          "name": "params",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "name",
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "value",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "message",
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "resume",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "74e06d1a6cabe5fbeb80400e32377c65";

export default node;
