/**
 * @generated SignedSource<<f05322eccbfaae419971075a285e2a9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresDetails_postgres$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurationFacts_postgres" | "ConnectPanel_postgres">;
  readonly " $fragmentType": "PostgresDetails_postgres";
};
export type PostgresDetails_postgres$key = {
  readonly " $data"?: PostgresDetails_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresDetails_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresDetails_postgres",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConnectPanel_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfigurationFacts_postgres"
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "6d84f10eae045c2da670222a80bdf6cc";

export default node;
