/**
 * @generated SignedSource<<2232ffd8f96521376c0b195ffc468418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailName = "ACCOUNT_CLOSING" | "DAILY_SUMMARY" | "EMAIL_CHANGE" | "INVITE" | "NOTIFICATION" | "PASSWORD_RESET" | "SUPPORT_REQUEST" | "VERIFICATION" | "WRONG_PASSWORDS" | "%future added value";
export type UnsentMailStatus = "FAILED" | "QUEUED" | "RETRYING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnsentMailRow_mail$data = {
  readonly createdAt: string;
  readonly failedAttempts: number;
  readonly mailId: string;
  readonly name: MailName;
  readonly nextAttemptAt: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly recipient: string | null | undefined;
  readonly status: UnsentMailStatus;
  readonly " $fragmentType": "UnsentMailRow_mail";
};
export type UnsentMailRow_mail$key = {
  readonly " $data"?: UnsentMailRow_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsentMailRow_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsentMailRow_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailId",
      "storageKey": null
    },
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
      "name": "recipient",
      "storageKey": null
    },
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
      "name": "failedAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "UnsentMail",
  "abstractKey": null
};

(node as any).hash = "a96ae4fade4cd8454d21428089e8b451";

export default node;
