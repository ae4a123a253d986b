/**
 * @generated SignedSource<<b9e735d4835d0ce237969caa20538e3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsentMailsCard_operator$data = {
  readonly unsentMails: {
    readonly items: ReadonlyArray<{
      readonly mailId: string;
      readonly " $fragmentSpreads": FragmentRefs<"UnsentMailRow_mail">;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "UnsentMailsCard_operator";
};
export type UnsentMailsCard_operator$key = {
  readonly " $data"?: UnsentMailsCard_operator$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsentMailsCard_operator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsentMailsCard_operator",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "concreteType": "UnsentMails",
      "kind": "LinkedField",
      "name": "unsentMails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnsentMail",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mailId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UnsentMailRow_mail"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operator",
  "abstractKey": null
};

(node as any).hash = "cf1eb2eba3020ca78040049623103a89";

export default node;
