/**
 * @generated SignedSource<<1ed215cf2da9b9b80a42448e24db6d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessCard_options$data = {
  readonly callerNetwork: string | null | undefined;
  readonly egressNetworks: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "AccessCard_options";
};
export type AccessCard_options$key = {
  readonly " $data"?: AccessCard_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessCard_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessCard_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "egressNetworks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callerNetwork",
      "storageKey": null
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "666a8a9c6609406e7048f87a795e9c82";

export default node;
