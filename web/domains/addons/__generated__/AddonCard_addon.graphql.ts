/**
 * @generated SignedSource<<06bda7da7586a756a06dbd5535a4ec34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonCard_addon$data = {
  readonly catalog: {
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly isRequired: boolean;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddonIcon_catalog">;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_addon" | "AddonDependencies_addon" | "AddonDialog_addon" | "AddonFailure_addon" | "AddonProgress_addon" | "AddonStatusBadge_addon" | "AddonVersion_addon" | "MissingAddons_addon">;
  readonly " $fragmentType": "AddonCard_addon";
};
export type AddonCard_addon$key = {
  readonly " $data"?: AddonCard_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonCard_addon">;
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
  "name": "AddonCard_addon",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "isRequired",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddonIcon_catalog"
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
      "name": "AddonVersion_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonProgress_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonFailure_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDependencies_addon"
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

(node as any).hash = "78d53a488b13e48923104f62c88dee59";

export default node;
