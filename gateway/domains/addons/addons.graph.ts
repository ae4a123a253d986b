import './Addon.ts';
import './addonChanged.ts';
import './CatalogAddon.ts';
import './IngressEndpoint.ts';
import './installAddon.ts';
import './rollbackAddon.ts';
import './uninstallAddon.ts';
import './upgradeAddon.ts';
