/**
 * @generated SignedSource<<257ad5ce169ee9fd4dbefd417395afef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SsoDomains_connection$data = {
  readonly domains: ReadonlyArray<{
    readonly isVerified: boolean;
    readonly name: string;
    readonly recordName: string;
    readonly recordValue: string;
  }>;
  readonly " $fragmentType": "SsoDomains_connection";
};
export type SsoDomains_connection$key = {
  readonly " $data"?: SsoDomains_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"SsoDomains_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SsoDomains_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SsoDomain",
      "kind": "LinkedField",
      "name": "domains",
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
          "name": "isVerified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordValue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SsoConnection",
  "abstractKey": null
};

(node as any).hash = "977fb1a1167cd07cbdbc76ea0b8b748e";

export default node;
