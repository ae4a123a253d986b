/**
 * @generated SignedSource<<bfd4c9cf8d24f335b2da30d8ce756193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonCategory = "DATABASES" | "GITOPS" | "MONITORING" | "NETWORKING" | "OTHER" | "SECURITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonDetailsDrawer_addon$data = {
  readonly catalog: {
    readonly category: AddonCategory;
    readonly changelogUrl: string | null | undefined;
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly documentationUrl: string | null | undefined;
    readonly isRequired: boolean;
    readonly latestVersion: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddonContents_catalog">;
  };
  readonly name: string;
  readonly previousVersion: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActionButton_addon" | "AddonActions_addon" | "AddonDependencies_addon" | "AddonDialog_addon" | "AddonStatusBadge_addon" | "MissingAddons_addon">;
  readonly " $fragmentType": "AddonDetailsDrawer_addon";
};
export type AddonDetailsDrawer_addon$key = {
  readonly " $data"?: AddonDetailsDrawer_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDetailsDrawer_addon">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDetailsDrawer_addon",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
                    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documentationUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changelogUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddonContents_catalog"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonStatusBadge_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDependencies_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActionButton_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActions_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingAddons_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDialog_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};
})();

(node as any).hash = "fe1efbbd839a5053a01db2eff90efdda";

export default node;
