/**
 * @generated SignedSource<<9f8de03156b0d2b2c2a8d784a4c70f89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ManifestKind = "DAEMON_SET" | "DEPLOYMENT" | "INGRESS" | "JOB" | "PERSISTENT_VOLUME_CLAIM" | "POD" | "SERVICE" | "STATEFUL_SET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ManifestCard_manifest$data = {
  readonly kind: ManifestKind;
  readonly managedBy: string | null | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly revision: string;
  readonly text: string;
  readonly " $fragmentType": "ManifestCard_manifest";
};
export type ManifestCard_manifest$key = {
  readonly " $data"?: ManifestCard_manifest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManifestCard_manifest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManifestCard_manifest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
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
      "name": "managedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Manifest",
  "abstractKey": null
};

(node as any).hash = "d554d05bce4cb482b5beaad2edd65219";

export default node;
