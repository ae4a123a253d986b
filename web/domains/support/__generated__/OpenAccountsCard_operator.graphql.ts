/**
 * @generated SignedSource<<1ba012b3ab49601403ebe6496c726c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenAccountsCard_operator$data = {
  readonly openAccounts: ReadonlyArray<{
    readonly accountId: string;
    readonly endsAt: string | null | undefined;
    readonly name: string;
    readonly ownerEmail: string;
    readonly ownerName: string;
  }> | null | undefined;
  readonly " $fragmentType": "OpenAccountsCard_operator";
};
export type OpenAccountsCard_operator$key = {
  readonly " $data"?: OpenAccountsCard_operator$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenAccountsCard_operator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "",
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenAccountsCard_operator",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "OpenAccount",
      "kind": "LinkedField",
      "name": "openAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountId",
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
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operator",
  "abstractKey": null
};

(node as any).hash = "d4f1000eb003542ddb365fbe9be33286";

export default node;
