/**
 * @generated SignedSource<<9bb50e2aef7ff8fe50dd94d3f7db1cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SsoDomains_provider$data = {
  readonly domains: ReadonlyArray<{
    readonly isVerified: boolean;
    readonly name: string;
    readonly recordName: string;
    readonly recordValue: string;
  }>;
  readonly " $fragmentType": "SsoDomains_provider";
};
export type SsoDomains_provider$key = {
  readonly " $data"?: SsoDomains_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"SsoDomains_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SsoDomains_provider",
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
  "type": "SsoProvider",
  "abstractKey": null
};

(node as any).hash = "93f9c20fcf29b2d8ac86fb4b30301835";

export default node;
